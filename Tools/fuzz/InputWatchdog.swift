import Foundation

/// Reports the present input when it ends the process, or when it takes too long.
enum InputWatchdog {
  /// The maximum time for an input, in seconds.
  private static let limit: UInt32 = 10

  /// The values that a signal handler may read: plain numbers, set before an input is checked.
  nonisolated(unsafe) private static var input: UInt64 = 0
  nonisolated(unsafe) private static var seed: UInt64 = 0

  /// Installs handlers for the signals of traps and of the alarm.
  static func install(seed: UInt64) {
    self.seed = seed
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
      signal(number) { number in
        InputWatchdog.say(
          number == SIGALRM
            ? "fuzz: an input took too long: FUZZ_SEED=" : "fuzz: an input ended the process: FUZZ_SEED=")
        InputWatchdog.say(InputWatchdog.seed)
        InputWatchdog.say(" FUZZ_INPUT=")
        InputWatchdog.say(InputWatchdog.input)
        InputWatchdog.say("\n")
        _exit(2)
      }
    }
  }

  /// Records the next input and starts its timer.
  static func begin(_ number: UInt64) {
    input = number
    alarm(limit)
  }

  // A signal handler may call few functions; these write and allocate nothing.

  private static func say(_ text: StaticString) { write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount) }

  private static func say(_ number: UInt64) {
    var power: UInt64 = 1
    while number / power >= 10 { power *= 10 }
    while power > 0 {
      var digit = UInt8(ascii: "0") + UInt8(number / power % 10)
      write(STDERR_FILENO, &digit, 1)
      power /= 10
    }
  }
}
