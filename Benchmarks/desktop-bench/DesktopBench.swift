import Figures
import Foundation
import PrivateDesktop

/// Runs both programs on one private desktop.
final class DesktopBench {
  private let desktop: PrivateDesktop
  private let names = ["DesktopBenchApp", "BareGTK"]

  init() throws {
    // Otherwise the output of a build might be written to the disk while sessions are.
    sync()
    desktop = try PrivateDesktop()
  }

  /// A program under test, with its standard input.
  private final class Subject {
    let app: RunningApp
    let began: Double

    /// - Parameter isFirstStart: Whether saved sessions are removed, so that one window opens.
    init(_ name: String, _ arguments: [String] = [], on desktop: PrivateDesktop, isFirstStart: Bool = true) throws {
      if isFirstStart, let state = desktop.environment["XDG_STATE_HOME"] {
        try? FileManager.default.removeItem(atPath: state)
      }
      began = Subject.now()
      app = try RunningApp(name, arguments: arguments, on: desktop, isDriven: true)
    }

    static func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) * 1_000_000 + Double(time.tv_nsec) / 1000
    }

    /// Waits for the next line that begins with `word`, and returns its time in microseconds.
    func time(of word: String) throws -> Double {
      let line = try app.awaitLine(beginningWith: word + " ")
      return Double(line.dropFirst(word.count + 1)) ?? .nan
    }

    func send(_ word: String) { app.send(word) }

    /// The memory that is private to the process, in kilobytes: shared memory depends on the other processes.
    var memory: Double {
      let text = (try? String(contentsOfFile: "/proc/\(app.processIdentifier)/smaps_rollup", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("Private_Dirty:") } ?? ""
      return line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan
    }

    /// The number of times that the process's threads have gone to sleep so far.
    var sleeps: Int {
      let folder = "/proc/\(app.processIdentifier)/task"
      return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).reduce(0) { sum, thread in
        let text = (try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") } ?? ""
        return sum + (line.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } ?? 0)
      }
    }

    func end() {
      app.signal(SIGKILL)
      _ = app.waitForExit()
    }
  }

  /// Measures both programs, in turn, `count` times after one that does not count. The order changes each time, so that neither always
  /// follows the other.
  private func compare(
    _ count: Int, of names: [String]? = nil, _ measure: (String) throws -> Double
  ) throws -> ([Double], [Double]) {
    let names = names ?? self.names
    var results: [[Double]] = [[], []]
    for round in 0...count {
      for index in round % 2 == 0 ? [0, 1] : [1, 0] {
        let name = names[index]
        let value = try measure(name)
        if round > 0 { results[index].append(value) }
      }
    }
    return (results[0], results[1])
  }

  private func milliseconds(_ pair: ([Double], [Double])) -> Pair {
    Pair(ours: pair.0.map { $0 / 1000 }, floor: pair.1.map { $0 / 1000 }, unit: "ms")
  }

  /// From the start of the process to the first frame.
  ///
  /// - Parameter withoutOpenGL: Whether the floor leaves OpenGL out too, as Proscenium does if cairo draws.
  func launch(withoutOpenGL: Bool = false) throws -> Pair {
    desktop.environment["BARE_GTK_WITHOUT_OPENGL"] = withoutOpenGL ? "1" : nil
    defer { desktop.environment["BARE_GTK_WITHOUT_OPENGL"] = nil }
    return milliseconds(
      try compare(30) { name in
        let subject = try Subject(name, on: desktop, isFirstStart: false)
        defer { subject.end() }
        return try subject.time(of: "frame") - subject.began
      })
  }

  /// The number of shared libraries that a program loads when it starts.
  func libraries(of name: String) throws -> Double {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: RunningApp.path(of: name))
    // The dynamic linker lists them instead of starting the program.
    process.environment = ["LD_TRACE_LOADED_OBJECTS": "1"]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Double(text.split(separator: "\n").count)
  }

  /// A grid of 100 000 cells, from the start of the process to the first frame; the floor is a `GtkGridView`. Both without OpenGL.
  func gridLaunch() throws -> Pair {
    desktop.environment["BENCH_CONTENT"] = "grid"
    defer { desktop.environment["BENCH_CONTENT"] = nil }
    return try launch(withoutOpenGL: true)
  }

  /// The processor's time for a frame in which the grid is scrolled by most of a page.
  func gridScroll() throws -> Pair { try frames(of: "grid", "scroll", "scrolled") }

  /// The processor's time for a frame in which 60 texts move.
  func movingFrame() throws -> Pair { try frames(of: "moving", "move", "moved") }

  private func frames(of content: String, _ command: String, _ answer: String) throws -> Pair {
    desktop.environment["BENCH_CONTENT"] = content
    desktop.environment["BARE_GTK_WITHOUT_OPENGL"] = "1"
    defer {
      desktop.environment["BENCH_CONTENT"] = nil
      desktop.environment["BARE_GTK_WITHOUT_OPENGL"] = nil
    }
    return milliseconds(
      try compare(5) { name in
        let subject = try Subject(name, on: desktop)
        defer { subject.end() }
        _ = try subject.time(of: "frame")
        subject.send(command)
        return try subject.time(of: answer) / 1000
      })
  }

  /// From the start of the process to the first frame: SwiftUI's template and UIKit's, with the same texts.
  func launchOfSwiftUI() throws -> Pair {
    milliseconds(
      try compare(30, of: ["SwiftUIBenchApp", "DesktopBenchApp"]) { name in
        let subject = try Subject(name, on: desktop, isFirstStart: false)
        defer { subject.end() }
        return try subject.time(of: "frame") - subject.began
      })
  }

  /// One state of 1 000 texts changes, up to the widget, in nanoseconds; the floor is `gtk_label_set_text`. The second value is the number
  /// of bodies.
  func text() throws -> (Pair, Double) {
    let subject = try Subject("SwiftUIBenchApp", ["texts"], on: desktop)
    defer { subject.end() }
    let line = try subject.app.awaitLine(beginningWith: "text ")
    let numbers = line.split(separator: " ").dropFirst().map { Double($0) ?? .nan }
    guard numbers.count == 3 else { return (Pair(ours: [], floor: [], unit: "ns"), .nan) }
    return (Pair(ours: [numbers[0]], floor: [numbers[1]], unit: "ns"), numbers[2])
  }

  /// From the request to the first frame, in a running app whose first window has the focus.
  ///
  /// The window that loses the focus is redrawn, and it would otherwise depend on the launch order whose that is.
  func newScene() throws -> Pair {
    var subjects: [Subject] = []
    var windows: [String] = []
    defer { subjects.forEach { $0.end() } }
    for name in names {
      let subject = try Subject(name, on: desktop)
      subjects.append(subject)
      _ = try subject.time(of: "frame")
      windows.append(try desktop.window(titled: "Bench 1", besides: windows))
    }
    return milliseconds(
      try compare(100) { name in
        let index = names.firstIndex(of: name)!
        let subject = subjects[index]
        desktop.act("windowactivate", "--sync", windows[index])
        // The focus change is animated for a fifth of a second.
        _ = poll(nil, 0, 400)
        subject.send("open")
        let asked = try subject.time(of: "asked")
        let frame = try subject.time(of: "frame")
        subject.send("close")
        _ = try subject.time(of: "closed")
        return frame - asked
      })
  }

  /// From `main` of the second process to the callback in the first.
  func url() throws -> Pair {
    let subjects = try names.map { try Subject($0, on: desktop) }
    defer { subjects.forEach { $0.end() } }
    for subject in subjects { _ = try subject.time(of: "frame") }
    return milliseconds(
      try compare(30) { name in
        let second = try Subject(name, ["bench://page"], on: desktop, isFirstStart: false)
        let main = try second.time(of: "main")
        let arrived = try subjects[names.firstIndex(of: name)!].time(of: "url")
        _ = second.app.waitForExit()
        return arrived - main
      })
  }

  /// The cost of each of 39 further windows.
  func memory() throws -> Pair {
    let (ours, floor) = try compare(2) { name in
      let subject = try Subject(name, on: desktop)
      defer { subject.end() }
      _ = try subject.time(of: "frame")
      // The first windows load the parts that all of them share.
      try open(2, in: subject)
      let before = subject.memory
      try open(37, in: subject)
      return (subject.memory - before) / 37
    }
    return Pair(ours: ours, floor: floor, unit: "KB")
  }

  private func open(_ count: Int, in subject: Subject) throws {
    for _ in 0..<count {
      subject.send("open")
      _ = try subject.time(of: "frame")
    }
  }

  /// 200 windows opened and closed, ten at a time; measures what is left of them when the program is idle.
  func churn() throws {
    for name in names {
      let subject = try Subject(name, on: desktop)
      defer { subject.end() }
      _ = try subject.time(of: "frame")
      func round() throws {
        try open(10, in: subject)
        for _ in 0..<10 {
          subject.send("close")
          _ = try subject.time(of: "closed")
        }
      }
      func memoryAtRest() -> Double {
        _ = poll(nil, 0, 5_000)
        return subject.memory
      }
      for _ in 0..<4 { try round() }
      let before = memoryAtRest()
      for _ in 0..<20 { try round() }
      let after = memoryAtRest()
      print(
        String(
          format: "  200 windows opened and closed, %@: %.1f MB before, %.1f MB after", name, before / 1024,
          after / 1024))
      guard name == names[0] else { continue }
      Figure("memory left by 200 windows, opened and closed", (after / before - 1) * 100, unit: "%", reach: 5).report()
    }
  }

  /// Ten seconds of idling.
  func idle() throws {
    let subjects = try names.map { try Subject($0, on: desktop) }
    defer { subjects.forEach { $0.end() } }
    for subject in subjects { _ = try subject.time(of: "frame") }
    // The work after the start is over, including the regular save of what has changed.
    _ = poll(nil, 0, 20_000)
    let before = subjects.map(\.sleeps)
    _ = poll(nil, 0, 10_000)
    let counts = zip(subjects, before).map { $0.sleeps - $1 }
    print("  idle for ten seconds: \(counts[0]) wake-ups, floor \(counts[1])")
    Figure("wake-ups in ten idle seconds beyond GTK's own", Double(counts[0] - counts[1]), unit: "", reach: 0).report()
  }
}
