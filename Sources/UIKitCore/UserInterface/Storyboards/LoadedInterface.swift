package import Foundation

/// The views of one scene, cell or nib at the size that its file was made for, without controllers inside it, custom classes or outlets:
/// for comparisons of our layout with Xcode's.
@MainActor package final class LoadedInterface {
  /// The views with their elements, in the order of the file.
  package private(set) var views: [(element: StoryboardElement, view: UIView)] = []
  private let window: UIWindow
  private var controller: UIViewController?

  /// The views of `element`, which is a controller or a view of `document`.
  ///
  /// - Parameters:
  ///   - document: The file.
  ///   - element: What is loaded.
  ///   - screen: The size of the screen.
  ///   - isWide: Whether the width is regular.
  ///   - isHigh: Whether the height is regular.
  ///   - isAnySize: Whether the file has no device: variations for size classes do not apply.
  ///   - safeArea: The insets of the safe area in the view, from the top, left, bottom and right.
  package init?(
    _ element: StoryboardElement, of document: StoryboardDocument, screen: CGSize, isWide: Bool, isHigh: Bool,
    isAnySize: Bool = false, safeArea: UIEdgeInsets
  ) {
    let traits = UITraitCollection(
      userInterfaceIdiom: isWide && isHigh ? .pad : .phone, userInterfaceStyle: .light,
      horizontalSizeClass: isWide ? .regular : .compact, verticalSizeClass: isHigh ? .regular : .compact,
      activeAppearance: .active)
    window = UIWindow(frame: CGRect(origin: .zero, size: screen))
    window.environment = traits
    let builder = StoryboardBuilder(document: document, storyboard: nil)
    builder.isIsolated = true
    let scope = StoryboardScope(builder: builder, objects: [])
    scope.traits = isAnySize ? UITraitCollection() : traits
    scope.recorded = []
    let described = element.children.first { $0["key"] == "view" } ?? element
    for guide in element.child("layoutGuides")?.children ?? [] {
      if let id = guide["id"] { scope.layoutGuides[id] = guide["type"] == "top" ? .top : .bottom }
    }
    guard let root = scope.makeView(described) else { return nil }
    scope.rootView = root
    // The margins of a controller's view differ from those of other views.
    if described !== element {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = safeArea
      self.controller = controller
      let frame = root.frame
      controller.view = root
      root.frame = frame
    }
    let frame = root.frame
    window.addSubview(root)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame = frame
    scope.activateConstraints()
    for _ in 0..<3 { window.layoutIfNeeded() }
    views = scope.recorded ?? []
  }
}
