import Foundation

/// A place in a menu whose elements are found when the menu first opens.
///
/// Differs from Apple: elements that come after the menu has opened are there when it opens the next time.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private var provider: ((@escaping ([UIMenuElement]) -> Void) -> Void)?
  private var found: [UIMenuElement] = []

  /// A place for the elements that `elementProvider` gives to the closure that it is called with. It is called once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// The elements, as far as they are known by now.
  func resolve() -> [UIMenuElement] {
    if let provider {
      self.provider = nil
      provider { [weak self] in self?.found = $0 }
    }
    return found
  }
}
