import Foundation
import SceneSystem

/// Reads what ``JSONLinesTraceWriter`` wrote.
public struct TraceReader: Sendable {
  /// Makes a reader.
  public init() {}

  /// The events of `text`, one object per line; empty lines are skipped, and unknown keys are ignored.
  ///
  /// Throws a ``TraceReadError`` for the first line that is not an event.
  public func events(in text: String) throws(TraceReadError) -> [TraceEvent] {
    var events = [TraceEvent]()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      do {
        events.append(try JSONDecoder().decode(Line.self, from: Data(line.utf8)).event())
      } catch let error as Problem {
        throw TraceReadError(code: .invalidValue, line: index + 1, reason: error.reason)
      } catch DecodingError.keyNotFound(let key, _) {
        throw TraceReadError(
          code: .missingKey, line: index + 1, reason: "the key \u{201C}\(key.stringValue.oneLine)\u{201D} is missing")
      } catch DecodingError.typeMismatch(let type, let context) {
        let key = context.codingPath.last?.stringValue
        guard let key else { throw TraceReadError(code: .notAnEvent, line: index + 1, reason: "it is not an object") }
        throw TraceReadError(
          code: .invalidValue, line: index + 1, reason: "\u{201C}\(key.oneLine)\u{201D} is no \(type)")
      } catch {
        throw TraceReadError(code: .notAnEvent, line: index + 1, reason: "it is not a JSON object of a trace")
      }
    }
    return events
  }

  private struct Problem: Error { var reason: String }

  private struct Line: Decodable {
    var kind: String
    var time: UInt64
    var session: String?
    var owner: String
    var callback: String
    var sceneBefore: String?
    var sceneAfter: String?
    var applicationBefore: String
    var applicationAfter: String
    var duration: UInt64
    var details: [TraceEvent.Detail]?

    func event() throws -> TraceEvent {
      guard let kind = TraceEvent.Kind(rawValue: kind) else {
        throw Problem(reason: "there is no kind \u{201C}\(self.kind.oneLine)\u{201D}")
      }
      var id: SessionID?
      if let session {
        guard let sessionID = SessionID(label: session) else {
          throw Problem(reason: "\u{201C}\(session.oneLine)\u{201D} is not a session's label")
        }
        id = sessionID
      }
      return TraceEvent(
        kind: kind, time: time, session: id, owner: owner, callback: callback,
        sceneBefore: try sceneBefore.map { try state($0, of: ActivationState.self) },
        sceneAfter: try sceneAfter.map { try state($0, of: ActivationState.self) },
        applicationBefore: try state(applicationBefore, of: ApplicationState.self),
        applicationAfter: try state(applicationAfter, of: ApplicationState.self), duration: duration,
        details: details ?? [])
    }

    private func state<State: CaseIterable>(_ name: String, of type: State.Type) throws -> State {
      guard let state = State.allCases.first(where: { "\($0)" == name }) else {
        throw Problem(reason: "there is no state \u{201C}\(name.oneLine)\u{201D}")
      }
      return state
    }
  }
}
