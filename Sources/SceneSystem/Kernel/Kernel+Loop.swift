/// One stimulus, to its end.
extension Kernel {
  /// Deals with a stimulus and with everything that the app answers and asks because of it.
  ///
  /// Every host runs this loop: the simulated device over a socket, the desktop in its own process. When it returns,
  /// ``persistent`` is what has to be on disk, and one commit is enough.
  ///
  /// - Parameters:
  ///   - stimulus: What happened.
  ///   - carryOut: Carries a batch of directives out and returns the app's replies and requests, in the order in which
  ///     they were made. Errors end the loop and are passed on; the kernel is consistent all the same.
  public mutating func run<Failure: Error>(
    _ stimulus: Stimulus, carryOut: ([Directive]) throws(Failure) -> [Stimulus]
  ) throws(Failure) {
    var waiting = [stimulus]
    var next = 0
    while next < waiting.count {
      let directives = handle(waiting[next])
      next += 1
      if !directives.isEmpty { waiting += try carryOut(directives) }
    }
  }
}
