/// What few views have: made when the first of it is asked for.
@MainActor final class ViewAttachments {
  var layer: CALayer?
  var recognizers: [UIGestureRecognizer] = []
  var drawn: DrawnView?
}

extension UIView {
  final var needAttachments: ViewAttachments {
    if let attachments { return attachments }
    let made = ViewAttachments()
    attachments = made
    return made
  }
}
