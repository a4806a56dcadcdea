"""Imported by the process that workers are copied from: everything that bots need is loaded in it."""

from hanpan.bots.pool import warm

warm()
