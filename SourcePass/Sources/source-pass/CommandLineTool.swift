import Glibc
import SourcePass

/// The command line.
enum CommandLineTool {
  private static let usage = """
    USAGE: source-pass PLAN.json
           source-pass --bench FOLDER

    Makes copies of an app's Swift files that the compiler of Linux accepts, and prints a report as JSON.

    """

  /// Runs the command and returns the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    if arguments.count == 2, arguments[0] == "--bench" { return Benchmark.run(folder: arguments[1]) }
    let unparsed = arguments.count == 2 ? Rescue.unparsed(arguments[1]) : []
    guard (1...2).contains(arguments.count), let unparsed, !arguments[0].hasPrefix("-") else {
      write(usage, to: arguments == ["--help"] ? 1 : 2)
      return arguments == ["--help"] ? 0 : 64
    }
    return BigStack.run { pass(arguments[0], unparsed: unparsed) }
  }

  /// Writes a text to a file descriptor.
  private static func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func pass(_ path: String, unparsed: Set<Int>) -> Int32 {
    Rescue.prepare(plan: path, unparsed: unparsed)
    do {
      let runner = try PassRunner(try PlanReader.read(path), path: path, unparsed: unparsed, onParse: Rescue.note)
      let result = try runner.runWithJSON()
      write(result.json, to: 1)
      return result.hasErrors ? 1 : 0
    } catch {
      write("source-pass: \(error)\n", to: 2)
      if case .badPlan = error { return 64 }
      return 1
    }
  }
}

/// Runs code on a stack that is large enough for each tree that the parser can make.
enum BigStack {
  private final class Work {
    let body: () -> Int32
    var result: Int32 = 0
    init(_ body: @escaping () -> Int32) { self.body = body }
  }

  static func run(_ body: @escaping () -> Int32) -> Int32 {
    let work = Work(body)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 1 << 30)
    var thread = pthread_t()
    let made = pthread_create(
      &thread, &attributes,
      { context in
        guard let context else { return nil }
        let work = Unmanaged<Work>.fromOpaque(context).takeUnretainedValue()
        work.result = work.body()
        return nil
      }, Unmanaged.passUnretained(work).toOpaque())
    pthread_attr_destroy(&attributes)
    guard made == 0 else { return body() }
    pthread_join(thread, nil)
    return work.result
  }
}
