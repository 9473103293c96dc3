import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the device and its screen belong to the process.
@MainActor @Suite("Screens, devices, traits and items", .serialized) struct EnvironmentTests {
  @Test("each profile has its own screen and its own device", arguments: DeviceProfile.Kind.allCases)
  func adopt(kind: DeviceProfile.Kind) {
    defer { UIScreen.adopt(.phone) }
    UIScreen.adopt(DeviceProfile(kind: kind, osVersion: 18))
    #expect(UIDevice.current.systemVersion == "18.0")
    let idiom = UIDevice.current.userInterfaceIdiom
    let size = UIScreen.main.bounds.size
    #expect(UIScreen.main.nativeBounds.width == size.width * UIScreen.main.scale)
    #expect(UIWindow().frame.size == size)
    switch kind {
    case .phone, .duo:
      #expect(idiom == .phone)
      #expect(UIDevice.current.model == "iPhone")
      #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    case .pad1, .padN, .desktop:
      #expect(idiom == .pad)
      #expect(UIViewController().supportedInterfaceOrientations == .all)
    case .mac: #expect(idiom == .mac)
    }
  }

  @Test("An app that is made for iPhone alone has the idiom of one on a desktop, and a compact width")
  func phonesOnly() {
    defer { UIScreen.adopt(.phone) }
    UIScreen.adopt(DeviceProfile(kind: .desktop, osVersion: 18), isForPhones: true)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIProcess.current.deviceTraits?.horizontalSizeClass == .compact)
    UIScreen.adopt(DeviceProfile(kind: .padN, osVersion: 18), isForPhones: true)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
  }

  @Test("raw values are UIKit's") func rawValues() {
    #expect(UIUserInterfaceIdiom.mac.rawValue == 5)
    #expect(UIUserInterfaceActiveAppearance.unspecified.rawValue == -1)
    #expect(UIModalPresentationStyle.automatic.rawValue == -2)
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    #expect(UIWindow.Level.alert.rawValue == 2000)
  }

  @Test("D-01: views take the active appearance from their window") func traits() {
    let window = UIWindow(frame: .zero)
    let view = UIView()
    window.addSubview(view)
    window.environment = UITraitCollection(userInterfaceStyle: .dark).replacing(activeAppearance: .inactive)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.activeAppearance == .inactive)
    #expect(UIView().traitCollection.activeAppearance == .active)
    #expect(view.traitCollection == UITraitCollection(userInterfaceStyle: .dark, activeAppearance: .inactive))
    #expect(view.traitCollection != UITraitCollection(userInterfaceStyle: .dark))
    view.removeFromSuperview()
    #expect(view.traitCollection == .current)
  }

  @Test("current traits may be set, and are restored afterwards") func currentTraits() {
    let previous = UITraitCollection.current
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: .current) == .white)
    UITraitCollection.current = previous
    #expect(UITraitCollection.current.userInterfaceStyle == previous.userInterfaceStyle)
  }

  @Test("a title sets both items, and the outermost button is the first") func items() {
    let controller = UIViewController()
    controller.title = "Title"
    #expect(controller.navigationItem.title == "Title")
    #expect(controller.tabBarItem.title == "Title")
    var pressed = 0
    let button = UIBarButtonItem(title: "Do", primaryAction: UIAction { _ in pressed += 1 })
    controller.navigationItem.rightBarButtonItem = button
    controller.navigationItem.leftBarButtonItems = [UIBarButtonItem(title: "Left"), UIBarButtonItem(title: "Inner")]
    #expect(controller.navigationItem.rightBarButtonItems == [button])
    #expect(controller.navigationItem.leftBarButtonItem?.title == "Left")
    controller.navigationItem.rightBarButtonItem = nil
    #expect(controller.navigationItem.rightBarButtonItems == nil)
    button.primaryAction?.performWithSender(button, target: nil)
    #expect(pressed == 1)
    #expect(UINavigationItem(title: "A").title == "A")
    #expect(UITabBarItem(title: "T", image: nil, tag: 3).tag == 3)
  }

  @Test("a storyboard's coder contains no values, and reading never traps") func coder() {
    let coder = StoryboardCoder()
    #expect(coder.allowsKeyedCoding)
    #expect(coder.decodeObject(forKey: "a") == nil)
    #expect(!coder.decodeBool(forKey: "a"))
    #expect(coder.decodeInteger(forKey: "a") == 0)
    #expect(coder.decodeDouble(forKey: "a") == 0)
    #expect(coder.decodeFloat(forKey: "a") == 0)
    coder.encode("x", forKey: "a")
    #expect(!coder.containsValue(forKey: "a"))
  }
}
