import SceneSimulator

/// Compares the events that followed one stimulus with those that must follow it, as device-script.md defines.
struct TraceComparison {
  /// The callbacks that are always compared if their owner is. Every other one is only compared in a file that names it.
  static let always: [String: Set<String>] = [
    "AppDelegate": [
      "application(_:didFinishLaunchingWithOptions:)", "application(_:configurationForConnecting:options:)",
      "application(_:didDiscardSceneSessions:)", "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
      "applicationWillEnterForeground(_:)", "applicationDidEnterBackground(_:)", "applicationWillTerminate(_:)",
      "application(_:open:options:)", "application(_:willContinueUserActivityWithType:)",
      "application(_:continue:restorationHandler:)",
      "application(_:didFailToContinueUserActivityWithType:error:)",
      "application(_:performActionFor:completionHandler:)", "application(_:userDidAcceptCloudKitShareWith:)",
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "application(_:performFetchWithCompletionHandler:)",
    ],
    "SceneDelegate": [
      "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)", "sceneWillEnterForeground(_:)",
      "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
      "scene(_:openURLContexts:)", "scene(_:willContinueUserActivityWithType:)", "scene(_:continue:)",
      "scene(_:didFailToContinueUserActivityWithType:error:)",
      "windowScene(_:performActionFor:completionHandler:)", "windowScene(_:userDidAcceptCloudKitShareWith:)",
    ],
    "ViewController": [
      "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
      "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "deinit",
    ],
    "NotificationCenterDelegate": [
      "userNotificationCenter(_:didReceive:withCompletionHandler:)",
      "userNotificationCenter(_:willPresent:withCompletionHandler:)",
    ],
  ]

  /// The owners that are compared in a file without `only`.
  static let defaultOwners: Set<String> = [
    "AppDelegate", "SceneDelegate", "ViewController", "ContentView", "NotificationCenterDelegate",
  ]

  private let owners: Set<String>
  private let expectedKeys: Set<String>
  private let named: Set<String>
  private let details: [String: Set<String>]
  private let usesLabels: Bool
  private let isPartial: Bool
  private let isUnordered: Bool
  private let absent: [TraceLine]

  init(_ script: DeviceScript) {
    owners = script.only.map(Set.init) ?? Self.defaultOwners
    let expected = script.steps.flatMap(\.expected)
    expectedKeys = Set(expected.map(\.key))
    named = expectedKeys.union(script.absent.map(\.key))
    details = Dictionary((expected + script.absent).map { ($0.key, Set($0.details.map(\.key))) }) { $0.union($1) }
    usesLabels = (expected + script.absent).contains { $0.label != nil }
    isPartial = script.isPartial
    isUnordered = script.isUnordered
    absent = script.absent
  }

  /// Whether an event is compared in this file.
  func compares(_ event: TraceLine) -> Bool {
    // An event that the file lists is compared, even if `only` does not have its owner.
    guard owners.contains(event.owner) else { return expectedKeys.contains(event.key) }
    if named.contains(event.key) { return true }
    return switch event.owner {
    case "process", "scenePhase": true
    default: Self.always[event.owner]?.contains(event.callback) ?? false
    }
  }

  /// Whether a seen event matches an expected one: the label if one is written, and each written detail.
  static func matches(_ expected: TraceLine, _ seen: TraceLine) -> Bool {
    guard expected.owner == seen.owner, expected.callback == seen.callback else { return false }
    if let label = expected.label, label != seen.label { return false }
    return expected.details.allSatisfy { detail in
      seen.detail(detail.key).map { canonical($0) == canonical(detail.value) } ?? false
    }
  }

  /// Sets are compared without regard to order.
  private static func canonical(_ value: String) -> String {
    guard value.hasPrefix("{"), value.hasSuffix("}") else { return value }
    let members = value.dropFirst().dropLast().split(separator: ",").map { $0.drop(while: \.isWhitespace) }
    return "{" + members.sorted().joined(separator: ",") + "}"
  }

  /// The difference after one compared stimulus, as lines of a unified diff; empty if there is none.
  func difference(expected: [TraceLine], seen all: [TraceLine]) -> [String] {
    let seen = all.filter(compares)
    var lines: [String] = []
    var isDifferent = false
    func add(_ mark: Character, _ line: TraceLine) {
      if mark != " " { isDifferent = true }
      lines.append("\(mark)\(mark == "-" ? line.description : shown(line))")
    }
    if isUnordered {
      let match = Self.assignment(expected, seen)
      for (index, line) in expected.enumerated() { add(match[index] == nil ? "-" : " ", line) }
      let used = Set(match.compactMap { $0 })
      for (index, line) in seen.enumerated() where !used.contains(index) { add(isPartial ? " " : "+", line) }
    } else if isPartial {
      // The earliest match is always as good as a later one.
      var next = 0
      for line in expected {
        if let found = seen[next...].firstIndex(where: { Self.matches(line, $0) }) {
          for between in seen[next...found] { add(" ", between) }
          next = found + 1
        } else {
          add("-", line)
        }
      }
      for line in seen[next...] { add(" ", line) }
    } else {
      for step in ShortestEdit(expected: expected, seen: seen, matches: Self.matches).steps {
        add(step.mark, step.element)
      }
    }
    for line in all where absent.contains(where: { Self.matches($0, line) }) {
      isDifferent = true
      lines.append("!\(shown(line))    (must not occur)")
    }
    return isDifferent ? lines : []
  }

  /// A seen event with the details that the file uses, and without a label if the file has none.
  private func shown(_ line: TraceLine) -> String {
    var line = line
    if !usesLabels { line.label = nil }
    let keys = details[line.key] ?? []
    line.details.removeAll { !keys.contains($0.key) }
    return line.description
  }

  /// For each expected event the index of the seen one that matches it, so that as many as possible have a match.
  private static func assignment(_ expected: [TraceLine], _ seen: [TraceLine]) -> [Int?] {
    var owner = [Int?](repeating: nil, count: seen.count)
    func assign(_ index: Int, _ visited: inout Set<Int>) -> Bool {
      for candidate in seen.indices where matches(expected[index], seen[candidate]) {
        guard visited.insert(candidate).inserted else { continue }
        if let other = owner[candidate], !assign(other, &visited) { continue }
        owner[candidate] = index
        return true
      }
      return false
    }
    for index in expected.indices {
      var visited: Set<Int> = []
      _ = assign(index, &visited)
    }
    var match = [Int?](repeating: nil, count: expected.count)
    for (candidate, index) in owner.enumerated() {
      if let index { match[index] = candidate }
    }
    return match
  }
}
