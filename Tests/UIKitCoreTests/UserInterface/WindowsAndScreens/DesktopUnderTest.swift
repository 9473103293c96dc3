import Foundation
import SceneSystem
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A host that shows nothing and records the calls for scenes and windows.
@MainActor final class WindowRecorder: ViewHost {
  final class Window: SceneBacking {
    var descriptions: [SceneDescription] = []
    /// The rearmost first.
    var windows: [any ViewBacking] = []
    var requested: [CGRect] = []
    var closings = 0
    var questions: [ClosureQuestion] = []
    /// The size of the whole window, and the area of its buttons, `nil` on the whole screen; `nil` for a host without title bars.
    var titleBar: (size: CGSize, area: TitleBarArea?)?
    private var isTitleInContent: Bool { descriptions.last?.contentReachesTitleBar == true }
    var titleBarArea: TitleBarArea? { isTitleInContent ? titleBar?.area : nil }
    var contentSize: CGSize? {
      guard let titleBar else { return nil }
      return CGSize(
        width: titleBar.size.width, height: titleBar.size.height - (isTitleInContent ? 0 : titleBar.area?.height ?? 0))
    }
    func show(_ description: SceneDescription) { descriptions.append(description) }
    func setWindows(_ windows: [any ViewBacking]) { self.windows = windows }
    func requestFrame(_ frame: CGRect) { requested.append(frame) }
    func confirmClosure(_ question: ClosureQuestion) { questions.append(question) }
    func close() { closings += 1 }
  }

  var windows: [Window] = []
  var textScale = 1.0
  var accessibilitySettings = AccessibilitySettings()
  var screen: (size: CGSize, scale: CGFloat)? { nil }
  func makeBacking(for view: any BackedView) -> any ViewBacking { RecordingHost.Backing() }
  func makeBacking(for scene: any BackedScene) -> any SceneBacking {
    windows.append(Window())
    return windows[windows.count - 1]
  }
  func measure(_ content: ViewContent, fitting size: CGSize) -> CGSize { TextMetrics.size(of: content, fitting: size) }
}

/// A running app on a desktop whose windows are recorded; tests resize them and change the theme.
@MainActor struct DesktopUnderTest {
  let device: TestDevice
  let host = WindowRecorder()

  init(delegate: String = "TestSceneDelegate", size: CGSize = CGSize(width: 800, height: 600)) {
    device = TestDevice(.desktop, manifest: TestDevice.manifest([("Main", "UIKitCoreTests.\(delegate)")]))
    device(.tapIcon)
    runner.viewHost = host
    // A real host exists before the launch; here the first scene gets its window afterwards.
    scene.backing = host.makeBacking(for: scene)
    resize(to: size, isFirst: true)
    turn()
  }

  var runner: AppRunner { device.runner! }
  var scene: UIWindowScene { device.scene() as! UIWindowScene }
  var window: UIWindow { scene.keyWindow! }
  var shown: WindowRecorder.Window { host.windows[0] }

  func resize(to size: CGSize, isFirst: Bool = false) { runner.sceneWasResized(.first, to: size, isFirst: isFirst) }
  func turn() { runner.finishTurn() }
}
