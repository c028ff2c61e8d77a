"""A contract for import-linter: a package that needs nothing but itself and Python."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """Stronger than a list of forbidden packages: nobody has to think of the next one."""

    package = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        package = str(self.package)
        modules = {package, *graph.find_descendants(package)}
        strangers = [
            f"{module} imports {imported}"
            for module in sorted(modules)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported not in modules and imported.partition(".")[0] not in sys.stdlib_module_names
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["strangers"]:
            output.print_error(line, bold=False)
