import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Sizes of children, layout guides and effects") struct ContentContainerTests {
  @MainActor private final class Parent: UIViewController {
    var sizes: [CGSize] = []
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      sizes.append(container.preferredContentSize)
    }
  }

  @Test("A parent is notified of a child's preferred size") func preferredSize() {
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.sizes == [CGSize(width: 10, height: 20)])
    #expect(
      parent.size(forChildContentContainer: child, withParentContainerSize: CGSize(width: 5, height: 6))
        == CGSize(width: 5, height: 6))
  }

  @Test("A presentation controller is notified of its controller's preferred size") func presented() {
    let (root, guest) = (UIViewController(), UIViewController())
    let shown = ContainerWindow(root)
    guest.modalPresentationStyle = .formSheet
    root.present(guest, animated: false)
    shown.turn()
    guest.preferredContentSize = CGSize(width: 300, height: 200)
    shown.turn()
    #expect(guest.view.bounds.size == CGSize(width: 300, height: 200))
    #expect(guest.presentationController?.preferredContentSize == CGSize(width: 300, height: 200))
  }

  @Test("The guides at the upper and lower edge follow the safe area") func guides() {
    let root = UIViewController()
    let shown = ContainerWindow(root)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: root.bottomLayoutGuide.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
    ])
    shown.turn()
    #expect(box.frame == rect(0, 30, 10, 650))
    #expect(root.topLayoutGuide.length == 30 && root.bottomLayoutGuide.length == 20)
    #expect(root.topLayoutGuide === root.topLayoutGuide)
  }

  @Test("A vibrancy has a blur and a shade") func vibrancy() {
    let blur = UIBlurEffect(style: .systemThinMaterialDark)
    let effect = UIVibrancyEffect(blurEffect: blur, style: .separator)
    #expect(effect.blurEffect === blur && effect.style == .separator && effect.style.rawValue == 7)
    #expect(UIVibrancyEffect(blurEffect: blur).style == .label)
    #expect(UIVisualEffectView(effect: effect).effect === effect)
  }

  @Test("Collapsing a split view posts that details are shown elsewhere") func detailTarget() {
    onDevice(.pad) {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      let shown = ContainerWindow(split)
      var posts = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
      ) { _ in MainActor.assumeIsolated { posts += 1 } }
      shown.resize(width: 400)
      shown.resize(width: 420)
      #expect(posts == 1)
      shown.resize(width: 1000)
      #expect(posts == 2 && split.primaryBackgroundStyle == .none)
      NotificationCenter.default.removeObserver(observer)
    }
  }
}
