## Page of examples
kit-title = Kit of pieces
