import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// One change of a view by an app, and its effect on the description for a host.
struct LookChange: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @MainActor @Sendable (UIView) -> Void
  let isSeen: @Sendable (ViewDescription) -> Bool
  init(
    _ name: String, _ make: @escaping @MainActor @Sendable (UIView) -> Void,
    _ isSeen: @escaping @Sendable (ViewDescription) -> Bool
  ) { (testDescription, self.make, self.isSeen) = (name, make, isSeen) }

  static let all = [
    LookChange("frame", { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }) {
      $0.frame == CGRect(x: 1, y: 2, width: 3, height: 4)
    },
    LookChange("center", { $0.center = CGPoint(x: 50, y: 60) }) { $0.frame.midX == 50 && $0.frame.midY == 60 },
    LookChange("bounds", { $0.bounds.size = CGSize(width: 8, height: 6) }) {
      $0.frame.size == CGSize(width: 8, height: 6)
    },
    LookChange("isHidden", { $0.isHidden = true }) { $0.isHidden },
    LookChange("alpha", { $0.alpha = 0.25 }) { $0.alpha == 0.25 },
    LookChange("backgroundColor", { $0.backgroundColor = .red }) { $0.background == .pureRed },
    LookChange("clipsToBounds", { $0.clipsToBounds = true }) { $0.clipsToBounds },
    LookChange("isUserInteractionEnabled", { $0.isUserInteractionEnabled = false }) { !$0.isInteractive },
    LookChange("accessibilityIdentifier", { $0.accessibilityIdentifier = "id" }) {
      $0.accessibility.identifier == "id"
    },
    LookChange("accessibilityLabel", { $0.accessibilityLabel = "said" }) { $0.accessibility.label == "said" },
    LookChange("cornerRadius", { $0.layer.cornerRadius = 5 }) { $0.cornerRadius == 5 },
    LookChange("border", { $0.layer.borderWidth = 2 }) { $0.borderWidth == 2 && $0.borderColor == .pureBlack },
    LookChange("a gesture", { $0.addGestureRecognizer(UITapGestureRecognizer()) }) { $0.gestures == [.tap(count: 1)] },
    LookChange("a context menu", { $0.addInteraction(UIContextMenuInteraction(delegate: Menus.shared)) }) {
      $0.hasContextMenu
    },
  ]

  private final class Menus: NSObject, UIContextMenuInteractionDelegate, Sendable {
    static let shared = Menus()
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }
}

@MainActor @Suite("View descriptions that a host receives") struct ViewDescriptionTests {
  @Test("a new view is visible and enabled, and its description has only defaults") func fresh() {
    #expect(UIView().shownDescription == ViewDescription(frame: .zero))
    let plain = ViewDescription(frame: .zero)
    #expect(!plain.isHidden && plain.alpha == 1 && plain.isInteractive && plain.isEnabled && plain.background == nil)
  }

  @Test("each change is sent once, for this view only, and is in the description", arguments: LookChange.all)
  func changes(change: LookChange) {
    let (view, child, sibling) = (UIView(), UIView(), UIView())
    view.addSubview(child)
    let shown = ShownWindow(view, sibling)
    #expect(!change.isSeen(view.shownDescription))
    let counts = [child, sibling, shown.window].map { shown.backing(of: $0).descriptions.count }
    let updates = shown.updates(of: view) { change.make(view) }
    #expect(updates.count == 1 && updates.allSatisfy(change.isSeen))
    #expect([child, sibling, shown.window].map { shown.backing(of: $0).descriptions.count } == counts)
  }

  @Test("many changes in one turn are sent together, and a turn without changes sends nothing") func together() {
    let view = UIView()
    let shown = ShownWindow(view)
    let updates = shown.updates(of: view) {
      for change in LookChange.all { change.make(view) }
    }
    // A new size is applied last to the frame.
    #expect(updates.count == 1 && LookChange.all.dropFirst(3).allSatisfy { $0.isSeen(updates[0]) })
    #expect(shown.updates(of: view) {}.isEmpty)
  }

  @Test("a frame is described as visible: minus the origin of the superview's bounds") func scrolledBounds() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5)))
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(inner.shownDescription.frame == CGRect(x: 7, y: 16, width: 5, height: 5))
    let scroll = UIScrollView()
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 3, y: 4)
    // The host scrolls there.
    #expect(inner.shownDescription.frame == CGRect(x: 10, y: 20, width: 5, height: 5))
  }

  @Test("colours are resolved for the view: light here, dark there, lighter when elevated")
  func appearance() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.backgroundColor = .systemBackground
    let shown = ShownWindow(outer)
    #expect(shown.backing(of: inner).last?.background == .pureWhite)
    #expect(shown.updates(of: inner) { outer.overrideUserInterfaceStyle = .dark }.map(\.background) == [.pureBlack])
    #expect(shown.updates(of: inner) { inner.overrideUserInterfaceStyle = .light }.map(\.background) == [.pureWhite])
    inner.overrideUserInterfaceStyle = .unspecified
    shown.window.environment = UITraitCollection(userInterfaceStyle: .dark).replacing(level: .elevated)
    #expect(inner.shownDescription.background == RGBA(.systemBackground, in: inner.traitCollection))
    #expect(inner.shownDescription.background != .pureBlack)
  }
}
