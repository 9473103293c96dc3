import Foundation

/// What a layout requests by `place(at:anchor:proposal:)`.
struct RequestedPlacement {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize
  var isHidden = false
}

/// Where a subview is in its container, from left to right.
struct Placement {
  var frame: CGRect
  var proposal: ProposedViewSize
  var isHidden: Bool

  init(_ request: RequestedPlacement, of node: LayoutNode) {
    proposal = request.proposal
    isHidden = request.isHidden
    guard !isHidden else {
      frame = .zero
      return
    }
    let size = node.sizeThatFits(proposal)
    func origin(_ position: CGFloat, _ anchor: CGFloat, _ length: CGFloat) -> CGFloat {
      // Zero times infinity is not a number.
      (anchor == 0 ? position : position - anchor * length).asNumber
    }
    frame = CGRect(
      x: origin(request.position.x, request.anchor.x, size.width),
      y: origin(request.position.y, request.anchor.y, size.height), width: size.width, height: size.height)
  }
}
