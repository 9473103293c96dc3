import Foundation

/// The state of a controller for its configuration of unavailable content. iOS 17.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the environment.
  public var traitCollection: UITraitCollection
  /// The text of the controller's search, or `nil`.
  public var searchText: String?

  // A part of a value, which is used by one task at a time.
  nonisolated(unsafe) private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The app's own value with this key, or `nil`.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
