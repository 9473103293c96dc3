import SwiftUICore
import UIKitCore

/// A view controller that shows a view of SwiftUI.
///
/// ```swift
/// window.rootViewController = UIHostingController(rootView: ContentView())
/// ```
///
/// Source: Apple's documentation of `UIHostingController`; L-06.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private let hostingView: HostingView<Content>

  /// A controller that shows `rootView`.
  public init(rootView: Content) {
    hostingView = HostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller from a storyboard that shows `rootView`.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hostingView = HostingView(rootView: rootView)
    super.init(coder: aDecoder)
  }

  /// A subclass overrides it and calls `init(coder:rootView:)`; without a root view there is nothing to show.
  public required dynamic init?(coder aDecoder: NSCoder) {
    preconditionFailure("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  /// The view. Another value of it is shown at the next layout.
  public var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  /// The size that the view takes of an offered one.
  public func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }

  /// Makes the view that shows SwiftUI's views.
  open override func loadView() {
    hostingView.backgroundColor = .systemBackground
    view = hostingView
  }

  /// The views appear again if they have disappeared.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hostingView.setShown(true)
  }

  /// The views disappear; their state stays.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hostingView.setShown(false)
  }
}
