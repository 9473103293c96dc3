import SceneSystem

/// One event as a line of text: expected by a device script, or printed by a reference app.
///
/// `Owner[label].callback key=value …`, or `post NAME[label] …`, or `scenePhase=STATE`.
public struct TraceLine: Hashable, Sendable, CustomStringConvertible {
  /// The owners that a device script may use.
  public static let owners = [
    "AppDelegate", "SceneDelegate", "ViewController", "ContentView", "NotificationCenterDelegate", "post", "process",
    "scenePhase",
  ]

  /// One `key=value` of an event.
  public struct Detail: Hashable, Sendable {
    /// The key, such as `launchOptions`.
    public var key: String
    /// The value, such as `nil` or `{A,B}`.
    public var value: String

    /// Makes a detail.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The class that was called, or `post`, `process`, `scenePhase`.
  public var owner: String
  /// The text in brackets: in a script the session's label, in an app's output its persistent identifier.
  public var label: String?
  /// The callback's full name, the notification's, or for `scenePhase` the state.
  public var callback: String
  /// The details in the order of the line.
  public var details: [Detail]

  /// Makes a line.
  public init(owner: String, label: String? = nil, callback: String, details: [Detail] = []) {
    self.owner = owner
    self.label = label
    self.callback = callback
    self.details = details
  }

  /// Reads a line; throws a description of its first mistake.
  package init(parsing line: Substring) throws(ScriptProblem) {
    var words = line.split(whereSeparator: \.isWhitespace)
    guard let head = words.first else { throw ScriptProblem("the event is empty") }
    words.removeFirst()
    if head == "post" {
      guard let name = words.first else { throw ScriptProblem("\u{201C}post\u{201D} needs a notification's name") }
      words.removeFirst()
      let parts = try Self.splitAtLabel(name)
      guard !parts.before.isEmpty, parts.after.isEmpty else {
        throw ScriptProblem("\u{201C}\(name.oneLine)\u{201D} is no notification; write post NAME or post NAME[LABEL]")
      }
      owner = "post"
      label = parts.label
      callback = String(parts.before)
    } else {
      let end = head.firstIndex { "[.=(".contains($0) } ?? head.endIndex
      owner = String(head[..<end])
      guard Self.owners.contains(owner), owner != "post" else {
        throw .unknown("owner", owner.isEmpty ? String(head) : owner, known: Self.owners)
      }
      var remainder = head[end...]
      label = nil
      if remainder.first == "[" {
        let parts = try Self.splitAtLabel(head)
        label = parts.label
        remainder = parts.after
      }
      guard remainder.first == (owner == "scenePhase" ? "=" : "."), remainder.count > 1 else {
        let form = owner == "scenePhase" ? "scenePhase=STATE" : "\(owner).callback"
        throw ScriptProblem("\u{201C}\(line.oneLine)\u{201D} is no event; write \(form)")
      }
      callback = String(remainder.dropFirst())
    }
    details = []
    for word in words {
      guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
        throw ScriptProblem("\u{201C}\(word.oneLine)\u{201D} is no detail; write key=value")
      }
      details.append(Detail(key: String(word[..<equals]), value: String(word[word.index(after: equals)...])))
    }
  }

  /// The text before the first bracket, in the brackets and after them.
  private static func splitAtLabel(
    _ word: Substring
  ) throws(ScriptProblem) -> (before: Substring, label: String?, after: Substring) {
    guard let open = word.firstIndex(of: "[") else { return (word, nil, "") }
    guard let close = word[open...].firstIndex(of: "]"), close > word.index(after: open) else {
      throw ScriptProblem("the bracket in \u{201C}\(word.oneLine)\u{201D} is not closed, or is empty")
    }
    return (word[..<open], String(word[word.index(after: open)..<close]), word[word.index(after: close)...])
  }

  /// The name of this event in a file: the owner and the callback, without the session and the details.
  package var key: String { "\(owner) \(callback)" }

  /// The value of the detail `key`, or `nil`.
  public func detail(_ key: String) -> String? { details.last { $0.key == key }?.value }

  /// The line as written in a script.
  public var description: String {
    let bracket = label.map { "[\($0)]" } ?? ""
    let head =
      switch owner {
      case "post": "post \(callback)\(bracket)"
      case "scenePhase": "scenePhase\(bracket)=\(callback)"
      default: "\(owner)\(bracket).\(callback)"
      }
    return ([head] + details.map { "\($0.key)=\($0.value)" }).joined(separator: " ")
  }
}
