public import SwiftUICore
public import UIKitCore

/// A view controller that shows a view of SwiftUI.
///
/// ```swift
/// window.rootViewController = UIHostingController(rootView: ContentView())
/// ```
///
/// Source: Apple's documentation of `UIHostingController`; L-06.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private let hostingView: HostingView<Content>
  private var lastSize = CGSize.zero

  /// A controller that shows `rootView`.
  public init(rootView: Content) {
    hostingView = HostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  /// A controller from a storyboard that shows `rootView`.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hostingView = HostingView(rootView: rootView)
    super.init(coder: aDecoder)
    connect()
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

  /// What of the controller follows the size of the view. Default: nothing.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The parts of the safe area that the view avoids. Default: all.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet { hostingView.respectsSafeArea = safeAreaRegions.contains(.container) }
  }

  /// Whether the view extends over the safe area.
  public var _disableSafeArea: Bool {
    get { !safeAreaRegions.contains(.container) }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  /// The values that the views get from this controller, beside the defaults.
  package var environment: EnvironmentValues {
    get { hostingView.environment }
    set { hostingView.environment = newValue }
  }

  /// The views with identifiers.
  var identifiedViews: IdentifiedViewsKey.Value { hostingView.preference(IdentifiedViewsKey.self) }

  /// Sets what the views find of the controller in their environment.
  private func connect() {
    let context = PresentationContext()
    context.isPresented = { [weak self] in
      guard let self else { return false }
      return presentingViewController != nil
        || (navigationController?.viewControllers.first).map { $0 !== self } ?? false
    }
    context.dismiss = { [weak self] in
      guard let self else { return }
      if let navigation = navigationController, navigation.viewControllers.count > 1,
        navigation.topViewController === self
      {
        navigation.popViewController(animated: true)
      } else if let presenter = presentingViewController {
        presenter.dismiss(animated: true)
      } else {
        hostingView.environment.closeWindow?()
      }
    }
    hostingView.environment.presentationContext = context
  }

  /// The size that the view takes of an offered one.
  public func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }

  /// Makes the view that shows SwiftUI's views.
  open override func loadView() {
    hostingView.backgroundColor = .systemBackground
    view = hostingView
  }

  /// Follows the size of the view, if ``sizingOptions`` has that.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if sizingOptions.contains(.preferredContentSize) {
      preferredContentSize = hostingView.intrinsicContentSize
    }
    if sizingOptions.contains(.intrinsicContentSize), hostingView.intrinsicContentSize != lastSize {
      lastSize = hostingView.intrinsicContentSize
      hostingView.invalidateIntrinsicContentSize()
    }
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

/// What of a hosting controller follows the size of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Options given as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The controller's `preferredContentSize`.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The `intrinsicContentSize` of the controller's view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
