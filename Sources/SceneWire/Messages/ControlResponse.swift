/// The response to a ``ControlRequest`` from an app that runs without a device.
public enum ControlResponse: Codable, Sendable, Hashable {
  /// The request was carried out, and the changes are saved.
  case done
  /// The request was refused; the sentence explains why.
  case refused(String)
}
