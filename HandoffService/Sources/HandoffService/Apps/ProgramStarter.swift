import Foundation

/// Starts programs that live longer than the service, and does not wait for them.
///
/// The process that uses it has to ignore `SIGCHLD`, so that the system forgets programs that have ended.
public enum ProgramStarter {
  /// `POSIX_SPAWN_SETSID`, which Glibc's module leaves out.
  private static let setSession: Int32 = 0x80

  /// Starts a program in a session of its own.
  ///
  /// - Parameter arguments: The arguments; the first one is the program's path, or its name in `PATH`.
  /// - Throws: A sentence if the program cannot be started.
  public static func start(_ arguments: [String]) throws {
    guard let program = arguments.first else { throw ServiceError("There is no program to start.") }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The program gets the signals that the service ignores or blocks as they are by default.
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | setSession))
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, nil, &attributes, &pointers, environ)
    guard code == 0 else { throw ServiceError.system("\(LogText.quoted(program)) cannot be started", code) }
  }
}
