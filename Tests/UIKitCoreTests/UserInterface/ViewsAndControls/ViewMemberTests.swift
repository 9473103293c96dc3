import Foundation
import Selectors
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Receives the messages of animations.
final class AnimationListener: NSObject {
  var received: [String] = []

  nonisolated final class _SelectorTable: SelectorRegistrations {
    nonisolated override class func register(in table: SelectorTable) {
      table.method("willStart:context:") { object, arguments in
        let name: String = try arguments.first()
        (object as? AnimationListener)?.received.append("start \(name)")
        return nil
      }
      table.method("didStop:finished:context:") { object, arguments in
        let finished: NSNumber = try arguments.second()
        (object as? AnimationListener)?.received.append("stop \(finished.boolValue)")
        return nil
      }
    }
  }
}

@MainActor @Suite("Views: alignment, text sizes, masks, the keyboard's guide, attributed accessibility")
struct ViewMemberTests {
  private final class ShadowedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
  }

  @Test("Constraints align a view without its alignment insets") func alignment() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = ShadowedView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect(view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 50, height: 20)) == view.frame)
    #expect(view.constraintsAffectingLayout(for: .horizontal).count == 1)
  }

  @Test("The limits of the text size apply to the view and everything in it") func textSizes() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    inner.maximumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    outer.traitOverrides.preferredContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    inner.minimumContentSizeCategory = .medium
    #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
    (inner.minimumContentSizeCategory, inner.maximumContentSizeCategory) = (nil, nil)
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test("A mask is the mask of the layer") func mask() {
    let (view, mask) = (UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    view.mask = mask
    #expect(view.mask === mask && view.layer.mask === mask.layer && view.subviews.isEmpty)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test("The keyboard's guide is below the safe area, or at the lower edge") func keyboard() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let guide = root.keyboardLayoutGuide
    #expect(guide === root.keyboardLayoutGuide)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == root.bounds && guide.layoutFrame == CGRect(x: 0, y: 100, width: 200, height: 0))
  }

  @Test("An attributed label sets the label, and is lost with another one") func attributed() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "Hello", attributes: [.foregroundColor: UIColor.red])
    #expect(view.accessibilityLabel == "Hello")
    #expect(view.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil).count == 1)
    view.accessibilityLabel = "Other"
    #expect(view.accessibilityAttributedLabel?.string == "Other")
    #expect(view.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
    view.accessibilityAttributedLabel = nil
    #expect(view.accessibilityLabel == nil)
  }

  @Test("The accessibility frame and the point in its middle are the view's until they are set") func frames() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 40))
    window.addSubview(view)
    #expect(view.accessibilityFrame == view.frame && view.accessibilityActivationPoint == CGPoint(x: 100, y: 40))
    view.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 5, y: 5))
    view.accessibilityElements = ["a" as NSString]
    #expect(view.accessibilityElementCount() == 1 && view.accessibilityElement(at: 1) == nil)
  }

  @available(*, deprecated) @Test("The delegate of an animation receives its beginning and its end") func delegate() {
    let listener = AnimationListener()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart("willStart:context:")
    UIView.setAnimationDidStop("didStop:finished:context:")
    UIView.commitAnimations()
    #expect(listener.received == ["start move", "stop true"])
  }
}
