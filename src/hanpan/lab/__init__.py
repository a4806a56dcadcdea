"""Research with the engine: simulations and their figures."""
