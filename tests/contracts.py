"""A contract for import-linter: a package that needs nothing but itself and Python."""

import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """Stronger than a list of forbidden packages: nobody has to think of the next one.

    `numpy_in` names the modules, as patterns, that may use NumPy as well.
    """

    package = fields.StringField()
    numpy_in = fields.ListField(subfield=fields.StringField(), required=False, default=())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        package = str(self.package)
        modules = {package, *graph.find_descendants(package)}
        strangers = [
            f"{module} imports {imported}"
            for module in sorted(modules)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported not in modules and imported.partition(".")[0] not in self._allowed(module)
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["strangers"]:
            output.print_error(line, bold=False)

    def _allowed(self, module: str) -> frozenset[str]:
        patterns = cast(Sequence[str], self.numpy_in)
        generates = any(fnmatch(module, pattern) for pattern in patterns)
        return sys.stdlib_module_names | {"numpy"} if generates else sys.stdlib_module_names
