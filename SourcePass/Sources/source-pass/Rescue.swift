import Glibc

/// Starts the program again if a file makes the parser fail or never end. The new run leaves that file as it is.
///
/// A damaged file can overflow the parser's stack or take time without bound, and nothing in the process can undo that. A signal handler
/// replaces the process by a new one, so that a run without such files costs nothing.
enum Rescue {
  /// The option with the numbers of files that are not parsed.
  static let option = "--unparsed="

  /// Prepares the handlers.
  ///
  /// - Parameters:
  ///   - plan: The path of the plan.
  ///   - unparsed: The numbers of files that have failed before.
  static func prepare(plan: String, unparsed: Set<Int>) {
    // All memory that the handler needs is allocated here.
    let list = option + unparsed.sorted().map { "\($0)," }.joined()
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: list.utf8.count + 32)
    strcpy(buffer, list)
    optionBuffer = buffer
    optionLength = list.utf8.count
    arguments = .allocate(capacity: 4)
    arguments?.initialize(repeating: nil, count: 4)
    arguments?[0] = strdup("source-pass")
    arguments?[1] = strdup(plan)
    arguments?[2] = buffer

    var stack = stack_t()
    stack.ss_size = 1 << 16
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_NODEFER))
    action.__sigaction_handler.sa_handler = { signal in
      guard currentFile >= 0, let arguments, let optionBuffer else {
        Glibc.signal(signal, SIG_DFL)
        raise(signal)
        return
      }
      var digits = 1
      var rest = currentFile
      while rest >= 10 {
        rest /= 10
        digits += 1
      }
      rest = currentFile
      for place in stride(from: optionLength + digits - 1, through: optionLength, by: -1) {
        optionBuffer[place] = CChar(48 + rest % 10)
        rest /= 10
      }
      optionBuffer[optionLength + digits] = 0
      execv("/proc/self/exe", arguments)
      _exit(70)
    }
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGPROF] { sigaction(signal, &action, nil) }
  }

  /// Notes that the parser begins with a file, or has ended.
  static func note(file: Int?, size: Int) {
    currentFile = file ?? -1
    var timer = itimerval()
    // In seconds of the processor. The parser takes one for a megabyte.
    if file != nil { timer.it_value.tv_sec = 10 + size / 100_000 }
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  /// The numbers of files in the option.
  static func unparsed(_ argument: String) -> Set<Int>? {
    guard argument.hasPrefix(option) else { return nil }
    return Set(argument.dropFirst(option.count).split(separator: ",").compactMap { Int($0) })
  }
}

nonisolated(unsafe) private var currentFile = -1
nonisolated(unsafe) private var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
nonisolated(unsafe) private var optionBuffer: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var optionLength = 0
