import Foundation

/// What is in a cell or another view, as a value that makes a view of itself.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration and can show another one like it.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it changes the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show `configuration`. The default is whether it is of the same type as the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Answers whether `configuration` is of the same type as the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
