import Foundation

/// A placeholder in a menu whose elements are provided when the menu first opens.
///
/// Differs from Apple: elements that are delivered after the menu has opened appear when it opens the next time.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private var provider: ((@escaping ([UIMenuElement]) -> Void) -> Void)?
  private var found: [UIMenuElement] = []

  /// A placeholder for the elements that `elementProvider` passes to the closure that it receives. It is called once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// The elements that were delivered so far.
  func resolve() -> [UIMenuElement] {
    if let provider {
      self.provider = nil
      provider { [weak self] in self?.found = $0 }
    }
    return found
  }
}
