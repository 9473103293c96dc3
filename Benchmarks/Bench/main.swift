import SceneSystem

// How fast the kernel decides. Not a test: a number that a loaded machine prints must not fail anybody's change.
// Run it with `make bench`.

KernelBenchmark().run()
