import Foundation

/// Says which input it was when the process is ended by one, or when one takes too long.
enum Watch {
  /// Seconds that an input may take.
  private static let limit: UInt32 = 10

  /// What a handler may read: plain numbers, set before an input is given.
  nonisolated(unsafe) private static var input: UInt64 = 0
  nonisolated(unsafe) private static var seed: UInt64 = 0

  /// Takes the signals of traps and of the alarm.
  static func install(seed: UInt64) {
    self.seed = seed
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
      signal(number) { number in
        Watch.say(
          number == SIGALRM
            ? "fuzz: an input took too long: FUZZ_SEED=" : "fuzz: an input ended the process: FUZZ_SEED=")
        Watch.say(Watch.seed)
        Watch.say(" FUZZ_INPUT=")
        Watch.say(Watch.input)
        Watch.say("\n")
        _exit(2)
      }
    }
  }

  /// Notes the input that comes next and starts its time.
  static func begin(_ number: UInt64) {
    input = number
    alarm(limit)
  }

  // A handler may call little; these write and allocate nothing.

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
