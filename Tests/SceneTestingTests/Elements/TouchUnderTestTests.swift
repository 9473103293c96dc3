import Foundation
import SceneTesting
import Testing
import UIKitCore

/// A view that a finger moves, and one that counts touches.
private final class CardsController: UIViewController {
  let card = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
  let pad = Pad(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
  var log: [String] = []

  final class Pad: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += touches.count }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.accessibilityIdentifier = "card"
    pad.accessibilityIdentifier = "pad"
    view.addSubview(card)
    view.addSubview(pad)
    let pan = UIPanGestureRecognizer()
    pan.addAction(
      UIAction { [unowned self] _ in
        let translation = pan.translation(in: view)
        card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
        pan.setTranslation(.zero, in: view)
      })
    card.addGestureRecognizer(pan)
    card.addGestureRecognizer(UILongPressGestureRecognizer(action: note("press")))
    let double = UITapGestureRecognizer(action: note("double"))
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(action: note("single"))
    single.require(toFail: double)
    card.addGestureRecognizer(double)
    card.addGestureRecognizer(single)
    view.addGestureRecognizer(UISwipeGestureRecognizer(action: note("swipe")))
  }

  private func note(_ name: String) -> UIAction {
    UIAction { [unowned self] action in
      guard let state = (action.sender as? UIGestureRecognizer)?.state else { return }
      log.append("\(name) \(state)")
    }
  }
}

private final class CardsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = CardsController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

@MainActor @Suite("Fingers of a test", .serialized) struct TouchUnderTestTests {
  private let device = Device(.phone)
  private let app: AppUnderTest
  private let controller: CardsController

  init() throws {
    app = try device.install(SampleAppDelegate.self, manifest: .scenes(CardsSceneDelegate.self))
    app.tapIcon()
    controller = try #require(app.scene("A").rootViewController as? CardsController)
  }

  @Test("A finger that moves drags a view along, and its touch is gone afterwards") func drag() throws {
    let finger = try #require(app.touch(controller.card, at: CGPoint(x: 10, y: 10)))
    finger.move(by: CGSize(width: 30, height: 0))
    finger.move(by: CGSize(width: 30, height: 40))
    #expect(controller.card.frame.origin == CGPoint(x: 110, y: 140) && finger.isDown)
    finger.end()
    finger.move(by: CGSize(width: 100, height: 0))
    #expect(controller.card.frame.origin == CGPoint(x: 110, y: 140) && !finger.isDown)
  }

  @Test("Time passes only with the device's clock: a long press begins after its duration") func press() throws {
    let finger = try #require(app.scene("A").touch(at: CGPoint(x: 100, y: 150)))
    #expect(controller.log == [])
    device.advance(by: .seconds(1))
    #expect(controller.log == ["press began"])
    finger.end()
    #expect(controller.log == ["press began", "press ended"])
  }

  @Test("A finger reaches the window behind another one where that one hits nothing") func windows() throws {
    final class PassingWindow: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === rootViewController?.view ? nil : hit
      }
    }
    let scene = try #require(app.scene("A").scene as? UIWindowScene)
    let cover = PassingWindow(windowScene: scene)
    cover.rootViewController = UIViewController()
    let pad = CardsController.Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cover.isHidden = false
    cover.rootViewController?.view.addSubview(pad)
    try #require(app.scene("A").touch(at: CGPoint(x: 50, y: 50))).end()
    #expect(pad.touches == 1)
    let finger = try #require(app.scene("A").touch(at: CGPoint(x: 100, y: 150)))
    device.advance(by: .seconds(1))
    #expect(controller.log == ["press began"])
    finger.end()
    cover.rootViewController?.view.isUserInteractionEnabled = false
    cover.isUserInteractionEnabled = false
    #expect(scene.hitWindow(at: CGPoint(x: 50, y: 50)) === controller.view.window)
    #expect(scene.hitWindow(at: CGPoint(x: -1, y: 50)) == nil)
  }

  @Test("A single tap waits for a double tap, on the device's clock") func taps() {
    let card = app.scene("A").element(identifier: "card")
    card.tap()
    #expect(controller.log == [])
    device.advance(by: .seconds(1))
    #expect(controller.log == ["single ended"])
    card.doubleTap()
    device.advance(by: .seconds(1))
    #expect(controller.log == ["single ended", "double ended"])
  }

  @Test("The usual actions reach recognisers and views that handle touches themselves") func actions() {
    let scene = app.scene("A")
    scene.element(identifier: "pad").tap()
    #expect(controller.pad.touches == 1)
    scene.element(identifier: "card").press(forDuration: 1)
    #expect(controller.log == ["press began", "press ended"])
    scene.element(identifier: "card").drag(by: CGSize(width: 40, height: 0))
    #expect(controller.card.frame.origin.x == 90)
    scene.element(identifier: "pad").swipeRight()
    #expect(controller.log.last == "swipe ended")
  }

  @Test("A cancelled touch ends the gesture") func cancel() throws {
    let finger = try #require(app.touch(controller.card))
    device.advance(by: .seconds(1))
    finger.cancel()
    #expect(controller.log == ["press began", "press cancelled"])
    #expect(app.touch(UIView()) == nil)
  }
}
