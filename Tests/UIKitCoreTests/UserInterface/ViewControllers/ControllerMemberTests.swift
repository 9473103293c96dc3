import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Controllers: nibs, keys, targets, presentations") struct ControllerMemberTests {
  private final class NamedController: UIViewController {
    override var nibName: String? { "AbsentNib" }
  }

  @Test("The nib's name and bundle are those of the initialiser, unless a subclass overrides them") func nibs() {
    let controller = UIViewController(nibName: "Some", bundle: .main)
    #expect(controller.nibName == "Some" && controller.nibBundle === Bundle.main)
    #expect(UIViewController().nibName == nil && UIViewController().nibBundle == nil)
    // A nib that does not exist is not loaded.
    #expect(NamedController().nibName == "AbsentNib" && ControllerNib.name(for: NamedController()) == nil)
  }

  @Test("An added key is handled while its controller is in the chain, until it is removed") func keys() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.windowScene = makeTestScene()
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    controller.loadViewIfNeeded()
    var count = 0
    let command = UIKeyCommand(input: "n") { _ in count += 1 }
    controller.addKeyCommand(command)
    controller.addKeyCommand(command)
    #expect(controller.keyCommands?.count == 1 && window.handle(KeyStroke("n")) && count == 1)
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil && !window.handle(KeyStroke("n")))
  }

  @Test("The target of show is the navigation controller, and of showDetailViewController the split view controller")
  func targets() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    #expect(child.targetViewController(forAction: "showViewController:sender:", sender: nil) === navigation)
    #expect(child.targetViewController(forAction: "showDetailViewController:sender:", sender: nil) == nil)
    let split = UISplitViewController()
    split.viewControllers = [navigation, UIViewController()]
    #expect(child.targetViewController(forAction: "showDetailViewController:sender:", sender: nil) === split)
    #expect(child.targetViewController(forAction: "noSuchMethod:", sender: nil) == nil)
  }

  @Test("There is an active presentation controller only while the controller is presented") func presentation() {
    let (presenter, presented) = (UIViewController(), UIViewController())
    let shown = ContainerWindow(presenter)
    #expect(presented.presentationController != nil && presented.activePresentationController == nil)
    presenter.present(presented, animated: false)
    shown.turn()
    #expect(presented.activePresentationController === presented.presentationController)
  }

  private final class OwnBar: UINavigationBar {}
  private final class OwnToolbar: UIToolbar {}

  @Test("A navigation controller makes its bars of the app's classes, and of UIKit's in place of unsuitable ones")
  func bars() {
    let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    #expect(navigation.navigationBar is OwnBar && navigation.toolbar is OwnToolbar)
    let usual = UINavigationController(navigationBarClass: UILabel.self, toolbarClass: nil)
    #expect(type(of: usual.navigationBar) == UINavigationBar.self && type(of: usual.toolbar!) == UIToolbar.self)
  }

  @Test("A tab bar's accessory is between the content and the bar") func accessory() throws {
    let (content, accessory) = (UIViewController(), UIView())
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    let shown = ContainerWindow(tabs)
    shown.turn()
    let height = content.view.frame.height
    tabs.bottomAccessory = UITabAccessory(contentView: accessory)
    shown.turn()
    #expect(content.view.frame.height == height - 48)
    #expect(accessory.frame.minY == content.view.frame.maxY && accessory.frame.height == 48)
    tabs.setBottomAccessory(nil, animated: false)
    shown.turn()
    #expect(content.view.frame.height == height && accessory.superview == nil)
  }
}
