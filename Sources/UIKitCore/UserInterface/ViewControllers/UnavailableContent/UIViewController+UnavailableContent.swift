import Foundation

/// The configuration of a controller's unavailable content, and its view.
@MainActor final class UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
}

extension UIViewController {
  /// What the controller shows over its view in place of its content, or `nil`. iOS 17.
  ///
  /// The view of the configuration fills the controller's view, in front of the other subviews. In a scroll view it is where the view is scrolled
  /// to when the configuration is set.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent?.configuration }
    set {
      guard newValue != nil || unavailableContent != nil else { return }
      let content = unavailableContent ?? UnavailableContent()
      unavailableContent = newValue == nil ? nil : content
      content.configuration = newValue
      showUnavailableContent(content)
    }
  }

  /// The present state for ``updateContentUnavailableConfiguration(using:)``: traits, and the text of the search in the navigation item. iOS 17.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout. iOS 17.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableContentUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Calls the app's update, if it was requested, and keeps the view in front.
  final func updateUnavailableContent() {
    if needsUnavailableContentUpdate {
      needsUnavailableContentUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let content = unavailableContent else { return }
    if content.view?.superview !== viewIfLoaded { showUnavailableContent(content) }
    if let view = content.view, let superview = view.superview {
      if superview.subviews.last !== view { superview.bringSubviewToFront(view) }
      view.frame = CGRect(origin: superview.bounds.origin, size: superview.bounds.size)
    }
  }

  private func showUnavailableContent(_ content: UnavailableContent) {
    guard let view = viewIfLoaded else { return }
    let state = contentUnavailableConfigurationState
    content.view = view.show(content.configuration.map { $0.anyUpdated(for: state) }, replacing: content.view)
    content.view.map { view.bringSubviewToFront($0) }
    view.setNeedsLayout()
  }
}

extension UIContentConfiguration {
  fileprivate func anyUpdated(for state: any UIConfigurationState) -> any UIContentConfiguration { updated(for: state) }
}
