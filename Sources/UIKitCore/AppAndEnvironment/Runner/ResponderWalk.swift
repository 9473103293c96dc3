/// Every responder can have an activity.
@_spi(Runtime) extension UIResponder: UserActivityHolder {}

extension UIViewController {
  /// Visits the controller, its children, and what it presents, parents first.
  final func forEachController(_ body: (UIViewController) -> Void) {
    body(self)
    for child in children { child.forEachController(body) }
    if let presented = presentedViewController, presented.presentingViewController === self {
      presented.forEachController(body)
    }
  }
}

extension UIView {
  /// Visits the view and its subviews, superviews first.
  final func forEachView(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachView(body) }
  }
}
