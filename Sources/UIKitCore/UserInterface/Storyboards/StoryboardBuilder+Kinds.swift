import Foundation

/// The class of an element.
@MainActor struct StoryboardKind {
  let base: AnyClass
  /// Whether the class of the element is absent, and `base` takes its place.
  let isAbsent: Bool
  /// Whether a class is the base or one of its subclasses.
  let fits: (AnyClass) -> Bool

  init<Base: NSObject>(base: Base.Type, isAbsent: Bool = false) {
    self.base = base
    self.isAbsent = isAbsent
    fits = { $0 is Base.Type }
  }

  private init(placeholder: UIView.Type) {
    base = placeholder
    isAbsent = true
    fits = { $0 is UIView.Type }
  }

  /// A view whose class is absent.
  static let absentView = StoryboardKind(placeholder: StoryboardPlaceholderView.self)

  var viewController: UIViewController.Type { base as? UIViewController.Type ?? UIViewController.self }
  var view: UIView.Type { base as? UIView.Type ?? UIView.self }
}

extension StoryboardBuilder {
  static let controllerKinds: [String: StoryboardKind] = [
    "viewController": StoryboardKind(base: UIViewController.self),
    "navigationController": StoryboardKind(base: UINavigationController.self),
    "tabBarController": StoryboardKind(base: UITabBarController.self),
    "splitViewController": StoryboardKind(base: UISplitViewController.self),
    "tableViewController": StoryboardKind(base: UITableViewController.self),
    "collectionViewController": StoryboardKind(base: UICollectionViewController.self),
    "pageViewController": StoryboardKind(base: UIPageViewController.self),
    "avPlayerViewController": StoryboardKind(base: UIViewController.self, isAbsent: true),
    "glkViewController": StoryboardKind(base: UIViewController.self, isAbsent: true),
    "hostingController": StoryboardKind(base: UIViewController.self, isAbsent: true),
  ]

  static let viewKinds: [String: StoryboardKind] = [
    "view": StoryboardKind(base: UIView.self),
    "containerView": StoryboardKind(base: UIView.self),
    "label": StoryboardKind(base: UILabel.self),
    "textField": StoryboardKind(base: UITextField.self),
    "textView": StoryboardKind(base: UITextView.self),
    "stackView": StoryboardKind(base: UIStackView.self),
    "scrollView": StoryboardKind(base: UIScrollView.self),
    "tableView": StoryboardKind(base: UITableView.self),
    "tableViewCell": StoryboardKind(base: UITableViewCell.self),
    "tableViewCellContentView": StoryboardKind(base: UIView.self),
    "toolbar": StoryboardKind(base: UIToolbar.self),
    "navigationBar": StoryboardKind(base: UINavigationBar.self),
    "tabBar": StoryboardKind(base: UITabBar.self),
    "button": StoryboardKind(base: UIButton.self),
    "switch": StoryboardKind(base: UISwitch.self),
    "slider": StoryboardKind(base: UISlider.self),
    "stepper": StoryboardKind(base: UIStepper.self),
    "segmentedControl": StoryboardKind(base: UISegmentedControl.self),
    "pageControl": StoryboardKind(base: UIPageControl.self),
    "progressView": StoryboardKind(base: UIProgressView.self),
    "activityIndicatorView": StoryboardKind(base: UIActivityIndicatorView.self),
    "imageView": StoryboardKind(base: UIImageView.self),
    "visualEffectView": StoryboardKind(base: UIVisualEffectView.self),
    "control": StoryboardKind(base: UIControl.self),
    "window": StoryboardKind(base: UIWindow.self),
    "collectionView": StoryboardKind(base: UICollectionView.self),
    "collectionViewCell": StoryboardKind(base: UICollectionViewCell.self),
    "collectionReusableView": StoryboardKind(base: UICollectionReusableView.self),
    "collectionViewCellContentView": StoryboardKind(base: UIView.self),
    "pickerView": StoryboardKind(base: UIPickerView.self),
    "datePicker": StoryboardKind(base: UIDatePicker.self),
    "searchBar": StoryboardKind(base: UISearchBar.self),
    "colorWell": StoryboardKind(base: UIColorWell.self),
    "refreshControl": StoryboardKind(base: UIRefreshControl.self),
    "mapView": StoryboardKind.absentView,
    "wkWebView": StoryboardKind.absentView,
    "webView": StoryboardKind.absentView,
    "mtkView": StoryboardKind.absentView,
    "skView": StoryboardKind.absentView,
    "sceneKitView": StoryboardKind.absentView,
    "arscnView": StoryboardKind.absentView,
    "glkView": StoryboardKind.absentView,
  ]

  static let gestureKinds: [String: @MainActor () -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() },
    "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
    // The name that Xcode writes.
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "panGestureRecognizer": { UIPanGestureRecognizer() },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
    "gestureRecognizer": { UIGestureRecognizer(action: nil) },
  ]
}
