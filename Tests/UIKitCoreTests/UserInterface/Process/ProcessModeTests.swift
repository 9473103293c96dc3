import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Processes with and without an app") struct ProcessModeTests {
  private let log = ViewsLog()

  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = LoggingController("A", log)
    return window
  }

  @Test("The process of a device has an app, the main process of tests has none") func modes() {
    #expect(makeProcess(on: .phone).mode == .app)
    #expect(UIProcess.main.mode == .library && UIProcess.library().mode == .library)
  }

  @Test("L-05: in the process of a device a window without a scene is not shown, before the launch too") func app() {
    onDevice(.phone) {
      let window = makeWindow()
      window.makeKeyAndVisible()
      #expect(!window.isShown && log.take() == [])
    }
  }

  @Test("Without an app the window is shown while other tests run devices") func besideDevice() {
    let process = UIProcess.library()
    let device = makeProcess(on: .phone)
    device.enter {}
    process.enter {
      let window = makeWindow()
      window.isHidden = false
      #expect(window.isShown && UIProcess.current === process)
    }
    // Code of this test that enters nothing still belongs to the device that it entered.
    #expect(UIProcess.current === device)
  }

  @Test("A window keeps the mode of the process that it was created in") func created() {
    let (library, device) = (UIProcess.library(), makeProcess(on: .phone))
    let shown = library.enter { makeWindow() }
    let hidden = device.enter { makeWindow() }
    device.enter { shown.isHidden = false }
    library.enter { hidden.isHidden = false }
    #expect(shown.isShown && !hidden.isShown)
  }

  @Test("A window that has belonged to a scene is not shown without one, in a process without an app too")
  func afterScene() {
    UIProcess.library().enter {
      let window = makeWindow()
      let scene = makeTestScene()
      window.windowScene = scene
      window.isHidden = false
      #expect(window.isShown)
      window.windowScene = nil
      #expect(!window.isShown)
      window.isHidden = true
      window.isHidden = false
      #expect(!window.isShown)
    }
  }

  @Test("Changes are laid out in a later turn of the main queue, as code of the process") func turn() async {
    final class Recorder: UIViewController {
      var processes: [UIProcess] = []
      override func viewDidLayoutSubviews() { processes.append(.current) }
    }
    let process = UIProcess.library()
    let recorder = Recorder()
    let window = process.enter {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = recorder
      window.isHidden = false
      return window
    }
    #expect(recorder.processes.isEmpty)
    await mainQueueTurn()
    #expect(recorder.processes.count == 1 && recorder.processes.first === process)
    process.enter { recorder.view.setNeedsLayout() }
    await mainQueueTurn()
    #expect(recorder.processes.count == 2)
    process.enter { window.isHidden = true }
  }

  @Test("A window is retained until the turn ends, and no longer") func retained() async {
    let process = UIProcess.library()
    weak var window: UIWindow?
    process.enter {
      let made = makeWindow()
      made.isHidden = false
      window = made
    }
    #expect(window != nil)
    // The window is released when the block that retains it is.
    for _ in 0..<2 { await mainQueueTurn() }
    #expect(window == nil)
    #expect(appearanceOnly(log.take()).suffix(1) == ["A.deinit"])
  }

  /// Waits until the blocks that are enqueued on the main queue now have run.
  private func mainQueueTurn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }
}
