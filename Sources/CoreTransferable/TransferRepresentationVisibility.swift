/// Who sees a form of a value.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  /// Every app.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// Apps of the same team. Differs from Apple: the app itself, because a desktop knows no teams.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// Apps of the same group. Differs from Apple: the app itself, because a desktop knows no groups.
  public static let group = TransferRepresentationVisibility(name: "group")
  /// The app itself.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}
