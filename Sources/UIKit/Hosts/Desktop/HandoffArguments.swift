import SceneSystem
import SceneWire

/// The arguments with which the Handoff service starts an app for an activity of another device (E-04). Its content follows on the service's socket.
///
/// - `--proscenium-handoff` and the activity's type.
/// - `--proscenium-handoff-target` and the identifier of its content, if it has one.
struct HandoffArguments {
  static let option = "--proscenium-handoff"
  static let targetOption = "--proscenium-handoff-target"

  let activityType: String
  let targetContentIdentifier: String?

  /// The request in the arguments; `nil` if there is none.
  init?(arguments: [String]) {
    func value(after option: String) -> String? {
      arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
    }
    guard let type = value(after: Self.option), !type.isEmpty else { return nil }
    activityType = type
    targetContentIdentifier = value(after: Self.targetOption)
  }

  /// The request of the start.
  var command: ControlRequest.Command {
    .open(.handoff(activityType: activityType, targetContentIdentifier: targetContentIdentifier))
  }
}
