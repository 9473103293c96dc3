import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Animations without duration") struct AnimationTests {
  @Test("every form applies its changes and completes before it returns, so that later code sees the end")
  func forms() {
    let view = UIView()
    var received: [String] = []
    func done(_ name: String) -> (Bool) -> Void { { received.append("\(name) \($0) \(view.alpha)") } }
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.1 }, completion: done("plain"))
    UIView.animate(
      withDuration: 1, delay: 2, options: [.curveEaseOut, .beginFromCurrentState], animations: { view.alpha = 0.2 },
      completion: done("options"))
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
      animations: { view.alpha = 0.3 },
      completion: done("spring"))
    UIView.transition(
      with: view, duration: 1, options: .transitionCrossDissolve, animations: { view.alpha = 0.4 },
      completion: done("transition"))
    #expect(received == ["plain true 0.1", "options true 0.2", "spring true 0.3", "transition true 0.4"])
    UIView.performWithoutAnimation { view.alpha = 1 }
    #expect(view.alpha == 1)
    UIView.transition(with: view, duration: 1, animations: nil, completion: done("nothing"))
    #expect(received.last == "nothing true 1.0")
  }

  @Test("layout inside an animation is done when it returns, as with layoutIfNeeded in the block") func layout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width, box.heightAnchor.constraint(equalToConstant: 10)])
    root.layoutIfNeeded()
    width.constant = 50
    UIView.animate(withDuration: 0.3) { root.layoutIfNeeded() }
    #expect(box.frame.width == 50)
  }

  @Test("nested animations in completions run in order, and a chain ends") func chain() {
    var steps = 0
    func next() {
      guard steps < 5 else { return }
      UIView.animate(withDuration: 1) {
        steps += 1
      } completion: { _ in
        next()
      }
    }
    next()
    #expect(steps == 5)
  }

  @Test("options have UIKit's values, so that combinations written as numbers are equal") func rawValues() {
    #expect(UIView.AnimationOptions.curveEaseOut.rawValue == 0x20000)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    #expect(UIView.AnimationOptions([.layoutSubviews, .allowUserInteraction, .beginFromCurrentState]).rawValue == 7)
    #expect(UIView.AnimationOptions.curveEaseInOut.isEmpty)
  }
}
