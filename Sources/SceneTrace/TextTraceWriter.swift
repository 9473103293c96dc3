import SceneSystem

/// A trace as a `print` in every callback would give it, preceded by the time and followed by the states.
///
/// ```
/// > tap icon
///    0.000214  SceneDelegate[A].sceneWillEnterForeground(_:)               background → foregroundInactive   app inactive
/// ```
///
/// The details of a callback follow its name, as in a script. Times are seconds since the recorder's start. States are those before and
/// after the callback, one if both are equal. The columns are as wide as most lines need; a longer line pushes its states to the right.
public struct TextTraceWriter: TraceWriter {
  /// The column at which the states begin, counted after the time.
  public var callbackWidth = 70
  /// Whether lines begin with the time. A trace that was read from a script has no meaningful times.
  public var showsTimes = true

  /// Makes a writer.
  public init() {}

  /// The line for `event`, without a line break: one printable line, whatever text of the app it contains.
  public func line(for event: TraceEvent) -> String { text(of: event).oneLine(limit: PrintableLine.message) }

  private func text(of event: TraceEvent) -> String {
    switch event.kind {
    case .stimulus: return "> \(event.callback)"
    case .note: return "\(start(event))# \(event.callback)"
    case .process: return "\(start(event))process.\(event.callback)"
    case .callback, .notification:
      var name = event.name
      for detail in event.details { name += " \(detail.key)=\(detail.value)" }
      let states = Self.states(event)
      if !states.isEmpty, name.count < callbackWidth {
        name += String(repeating: " ", count: callbackWidth - name.count)
      }
      return "\(start(event))\(name)\(states.isEmpty ? "" : "  " + states)"
    }
  }

  private func start(_ event: TraceEvent) -> String { showsTimes ? Self.seconds(event.time) + "  " : "" }

  /// Seconds with six digits after the point, and at least five characters before it.
  static func seconds(_ nanoseconds: UInt64) -> String {
    let micro = nanoseconds / 1000
    let fraction = String(micro % 1_000_000)
    let whole = String(micro / 1_000_000)
    return String(repeating: " ", count: max(0, 5 - whole.count)) + whole + "."
      + String(repeating: "0", count: 6 - fraction.count) + fraction
  }

  private static func states(_ event: TraceEvent) -> String {
    var parts = [String]()
    let before = event.sceneBefore.map { "\($0)" }
    let after = event.sceneAfter.map { "\($0)" }
    switch (before, after) {
    case (let before?, let after?) where before != after: parts.append("\(before) \u{2192} \(after)")
    case (let state?, _), (nil, let state?): parts.append(state)
    case (nil, nil): break
    }
    let application =
      event.applicationBefore == event.applicationAfter
      ? "\(event.applicationAfter)" : "\(event.applicationBefore) \u{2192} \(event.applicationAfter)"
    return (parts + ["app \(application)"]).joined(separator: "  ")
  }
}
