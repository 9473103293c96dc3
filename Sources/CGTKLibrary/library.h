// The headers come in through CGTK, whose umbrella this is the flags of.
