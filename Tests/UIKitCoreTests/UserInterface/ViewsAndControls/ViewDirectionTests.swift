import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Directions of views") struct ViewDirectionTests {
  let outer = UIView(frame: rect(0, 0, 200, 100))

  private func part(width: CGFloat = 50) -> UIView {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    return view
  }

  @Test("From right to left, leading is right in the constraints that the view holds, and constants are mirrored")
  func constraints() {
    let (first, second) = (part(), part())
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 5),
      second.leadingAnchor.constraint(equalTo: outer.leadingAnchor).with(priority: .defaultLow),
    ])
    outer.layoutIfNeeded()
    #expect(first.frame.minX == 10 && second.frame.minX == 65)
    outer.semanticContentAttribute = .forceRightToLeft
    outer.layoutIfNeeded()
    #expect(first.frame.maxX == 190 && second.frame.maxX == 135)
    outer.semanticContentAttribute = .unspecified
    outer.layoutIfNeeded()
    #expect(first.frame.minX == 10 && second.frame.minX == 65)
  }

  @Test("Left, right and lengths are not flipped; a multiple is measured from the other side") func others() {
    let (left, half) = (part(), part())
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      NSLayoutConstraint(
        item: half, attribute: .leading, relatedBy: .equal, toItem: outer, attribute: .trailing, multiplier: 0.25,
        constant: 0),
    ])
    outer.layoutIfNeeded()
    #expect(left.frame == rect(10, 0, 50, 20) && half.frame.minX == 50)
    outer.semanticContentAttribute = .forceRightToLeft
    outer.layoutIfNeeded()
    #expect(left.frame == rect(10, 0, 50, 20) && half.frame.maxX == 150)
  }

  @Test("A stack begins on the right, and its margins are exchanged") func stack() {
    let stack = UIStackView(frame: rect(0, 0, 100, 20))
    let parts = (0..<2).map { _ in UIView(frame: .zero) }
    for part in parts {
      part.widthAnchor.constraint(equalToConstant: 30).isActive = true
      stack.addArrangedSubview(part)
    }
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    #expect(parts.map(\.frame.minX) == [0, 70])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(parts.map(\.frame.minX) == [70, 0])
    outer.semanticContentAttribute = .forceRightToLeft
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 3)
    #expect(outer.layoutMargins.right == 30 && outer.layoutMargins.left == 3)
    #expect(outer.directionalLayoutMargins.leading == 30)
    outer.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    #expect(outer.directionalLayoutMargins.leading == 2 && outer.layoutMargins.left == 1)
    let inside = part()
    NSLayoutConstraint(
      item: inside, attribute: .leading, relatedBy: .equal, toItem: outer, attribute: .leadingMargin, multiplier: 1,
      constant: 0
    ).isActive = true
    outer.layoutIfNeeded()
    #expect(inside.frame.maxX == 198)
  }

  @Test(
    "The effective direction is that of the attribute",
    arguments: [
      (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.leftToRight, true),
      (.playback, .leftToRight, false), (.spatial, .leftToRight, false), (.forceLeftToRight, .leftToRight, false),
      (.forceRightToLeft, .rightToLeft, false),
    ])
  func effective(
    attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection, followsEnvironment: Bool
  ) {
    outer.semanticContentAttribute = attribute
    #expect(outer.effectiveUserInterfaceLayoutDirection == direction)
    #expect(UIView.userInterfaceLayoutDirection(for: attribute) == direction)
    let relative = UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
    #expect(relative == (followsEnvironment ? .rightToLeft : direction))
  }
}

extension NSLayoutConstraint {
  fileprivate func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
