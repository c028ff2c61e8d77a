from django.urls import path

from classroom.views import classes, front, join, play, students, tables

app_name = "classroom"

urlpatterns = [
    path("", front.home, name="home"),
    path("appearance/", front.appearance, name="appearance"),
    path("join/", join.join, name="join"),
    path("join/<str:code>/", join.names, name="names"),
    path("join/<str:code>/<int:student_id>/", join.secret, name="secret"),
    path("not-me/", join.not_me, name="not_me"),
    path("play/", play.home, name="play"),
    path("play/start/", play.start, name="start"),
    path("classes/", classes.index, name="classes"),
    path("classes/new/", classes.new, name="class_new"),
    path("classes/<int:classroom_id>/", classes.show, name="class"),
    path("classes/<int:classroom_id>/settings/", classes.settings, name="class_settings"),
    path("classes/<int:classroom_id>/archive/", classes.archive, name="class_archive"),
    path("classes/<int:classroom_id>/students/", students.add, name="add_students"),
    path("classes/<int:classroom_id>/cards/", students.cards, name="cards"),
    path("classes/<int:classroom_id>/tables/", tables.new, name="table_new"),
    path("classes/<int:classroom_id>/tables/all/", tables.new_for_all, name="tables_for_all"),
    path("students/<int:student_id>/", students.show, name="student"),
    path("students/<int:student_id>/card/", students.new_card, name="new_card"),
    path("students/<int:student_id>/unlock/", students.unlock, name="unlock"),
    path("students/<int:student_id>/archive/", students.archive, name="student_archive"),
]
