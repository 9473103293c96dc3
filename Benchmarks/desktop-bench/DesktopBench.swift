import Foundation
import PrivateDesktop

/// Runs both programs on one private desktop.
final class DesktopBench {
  private let desktop: PrivateDesktop
  private let names = ["DesktopBenchApp", "BareGTK"]

  init() throws {
    // What a build has just written would otherwise be on its way to the disk while sessions are.
    sync()
    desktop = try PrivateDesktop()
  }

  /// A program under test, with its standard input.
  private final class Subject {
    let app: RunningApp
    let began: Double

    /// - Parameter isFirstStart: Nothing is kept from before, so that one window comes up.
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

    func tell(_ word: String) { app.tell(word) }

    /// What the process alone has written, in kilobytes: what it shares with others depends on who else runs.
    var memory: Double {
      let text = (try? String(contentsOfFile: "/proc/\(app.processIdentifier)/smaps_rollup", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("Private_Dirty:") } ?? ""
      return line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan
    }

    /// How often the process's threads have gone to sleep so far.
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
      _ = app.awaitExit()
    }
  }

  /// Does the same with both programs, in turn, `count` times after one that does not count. Who begins changes each time,
  /// so that neither always follows the other.
  private func compare(_ count: Int, _ measure: (String) throws -> Double) throws -> ([Double], [Double]) {
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
  func launch() throws -> Pair {
    milliseconds(
      try compare(30) { name in
        let subject = try Subject(name, on: desktop, isFirstStart: false)
        defer { subject.end() }
        return try subject.time(of: "frame") - subject.began
      })
  }

  /// From the request to the first frame, in a running app whose first window has the focus.
  ///
  /// The window that loses the focus is drawn anew, and whose that is would otherwise be left to which of the programs came up last.
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
        // What changes with the focus is drawn over a fifth of a second.
        _ = poll(nil, 0, 400)
        subject.tell("open")
        let asked = try subject.time(of: "asked")
        let frame = try subject.time(of: "frame")
        subject.tell("close")
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
        _ = second.app.awaitExit()
        return arrived - main
      })
  }

  /// What each of 39 further windows costs.
  func memory() throws -> Pair {
    let (ours, floor) = try compare(2) { name in
      let subject = try Subject(name, on: desktop)
      defer { subject.end() }
      _ = try subject.time(of: "frame")
      // The first windows load what all of them share.
      try open(2, in: subject)
      let before = subject.memory
      try open(37, in: subject)
      return (subject.memory - before) / 37
    }
    return Pair(ours: ours, floor: floor, unit: "KB")
  }

  private func open(_ count: Int, in subject: Subject) throws {
    for _ in 0..<count {
      subject.tell("open")
      _ = try subject.time(of: "frame")
    }
  }

  /// 200 windows opened and closed, ten at a time; what is left of them when the program has come to rest.
  func churn() throws {
    for name in names {
      let subject = try Subject(name, on: desktop)
      defer { subject.end() }
      _ = try subject.time(of: "frame")
      func round() throws {
        try open(10, in: subject)
        for _ in 0..<10 {
          subject.tell("close")
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
          format: "200 windows opened and closed, %@: %.1f MB before, %.1f MB after, %+.1f %%%@", name, before / 1024,
          after / 1024, (after / before - 1) * 100, name == names[0] ? " (goal 5 %)" : ""))
    }
  }

  /// Ten seconds in which nothing happens.
  func idle() throws {
    let subjects = try names.map { try Subject($0, on: desktop) }
    defer { subjects.forEach { $0.end() } }
    for subject in subjects { _ = try subject.time(of: "frame") }
    // What follows the start is over, the regular save of what has changed among it.
    _ = poll(nil, 0, 20_000)
    let before = subjects.map(\.sleeps)
    _ = poll(nil, 0, 10_000)
    let counts = zip(subjects, before).map { $0.sleeps - $1 }
    print("idle for ten seconds: \(counts[0]) wake-ups, floor \(counts[1]) (goal: no more than the floor)")
  }
}
