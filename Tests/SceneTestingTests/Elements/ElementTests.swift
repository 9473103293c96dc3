import Foundation
import SceneTesting
import Synchronization
import Testing
import UIKitCore

/// A screen of UIKit's controls.
private final class ControlsController: UIViewController {
  let state = UILabel()
  let toggle = UISwitch()
  let field = UITextField()
  let slider = UISlider()
  let stepper = UIStepper()
  let segments = UISegmentedControl(items: ["Day", "Week"])
  let sort = UIButton(type: .system)
  let save = UIButton(type: .system)
  let cover = UIView()
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    toggle.accessibilityLabel = "Sound"
    field.placeholder = "Name"
    slider.accessibilityIdentifier = "volume"
    stepper.accessibilityLabel = "Guests"
    segments.selectedSegmentIndex = 0
    sort.setTitle("Sort", for: .normal)
    sort.showsMenuAsPrimaryAction = true
    sort.menu = UIMenu(children: [
      UIAction(title: "By Name") { [weak self] _ in self?.note("by name") },
      UIAction(title: "By Date", attributes: .disabled) { [weak self] _ in self?.note("by date") },
    ])
    save.setTitle("Save", for: .normal)
    save.addAction(UIAction { [weak self] _ in self?.note("saved") }, for: .primaryActionTriggered)
    toggle.addAction(UIAction { [weak self] _ in self?.note("on \(self?.toggle.isOn == true)") }, for: .valueChanged)
    field.addAction(UIAction { [weak self] _ in self?.note(self?.field.text ?? "") }, for: .editingChanged)
    segments.addAction(
      UIAction { [weak self] _ in self?.note("segment \(self?.segments.selectedSegmentIndex ?? -1)") },
      for: .valueChanged)
    let all: [UIView] = [state, toggle, field, slider, stepper, segments, sort, save]
    for (index, part) in all.enumerated() {
      part.frame = CGRect(x: 20, y: 60 + index * 50, width: 280, height: 40)
      view.addSubview(part)
    }
    cover.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    cover.isHidden = true
    view.addSubview(cover)
    note("ready")
  }

  private func note(_ text: String) {
    log.append(text)
    state.text = text
  }
}

private final class ControlsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = ControlsController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A list of 500 rows, each of which opens a page.
private final class ListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let alert = UIAlertController(title: "Row \(indexPath.row)?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.title = "Chosen" })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}

private final class ListSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: ListController(style: .plain))
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Elements of UIKit's views.
@MainActor @Suite("Elements on screen, found and driven as by a person") struct ElementTests {
  private func shown(_ delegate: any UISceneDelegate.Type) throws -> SceneUnderTest {
    let app = try Device(.phone).install(SampleAppDelegate.self, manifest: .scenes(delegate))
    app.tapIcon()
    return app.scene("A")
  }

  @Test("Controls are found by title, label, placeholder and identifier, and send the events of a user")
  func controls() throws {
    let scene = try shown(ControlsSceneDelegate.self)
    let controller = try #require(scene.visibleViewController as? ControlsController)
    scene.button("Save").tap()
    scene.toggle("Sound").tap()
    scene.field("Name").typeText("Al")
    scene.segmentedControl().choose("Week")
    scene.button("Day").tap()
    scene.button("Sort").choose("By Name")
    #expect(controller.log == ["ready", "saved", "on true", "A", "Al", "segment 1", "segment 0", "by name"])
    #expect(scene.texts == ["by name"])
    scene.slider("volume").adjust(toNormalizedSliderPosition: 0.25)
    #expect(controller.slider.value == 0.25 && scene.slider().value == "0.25")
    scene.stepper("Guests").increment()
    #expect(controller.stepper.value == 1)
    #expect(scene.elements(.button).map(\.label) == ["Day", "Week", "Sort", "Save"])
  }

  @Test("A control that is disabled, covered, or behind a view without interaction is not operated")
  func obstacles() throws {
    let scene = try shown(ControlsSceneDelegate.self)
    let controller = try #require(scene.visibleViewController as? ControlsController)
    controller.save.isEnabled = false
    #expect(problem { scene.button("Save").tap() } == "The button \u{201C}Save\u{201D} is disabled.")
    controller.save.isEnabled = true
    controller.cover.isHidden = false
    #expect(!scene.button("Save").isHittable && scene.button("Save").exists)
    #expect(
      problem { scene.button("Save").tap() }
        == "The button \u{201C}Save\u{201D} cannot be reached: it is covered by a UIView.")
    controller.cover.isUserInteractionEnabled = false
    scene.button("Save").tap()
    controller.view.isUserInteractionEnabled = false
    #expect(problem { scene.button("Save").tap() }?.isEmpty == false)
    #expect(controller.log == ["ready", "saved"])
  }

  @Test("Hidden views, views outside of the window and those hidden from assistive technology are no elements")
  func invisible() throws {
    let scene = try shown(ControlsSceneDelegate.self)
    let controller = try #require(scene.visibleViewController as? ControlsController)
    controller.save.isHidden = true
    controller.sort.frame.origin.x = 5000
    controller.state.accessibilityElementsHidden = true
    controller.toggle.alpha = 0
    #expect(!scene.button("Save").exists && !scene.button("Sort").exists && !scene.text("ready").exists)
    #expect(!scene.toggle("Sound").exists)
  }

  @Test(
    "A failure names the element, what is nearest, and everything on screen; a chosen item that is missing names the others"
  )
  func messages() throws {
    let scene = try shown(ControlsSceneDelegate.self)
    let text = problem { expectExists(scene.button("save")) } ?? ""
    #expect(
      text.hasPrefix(
        "There is no button \u{201C}save\u{201D} on the screen of scene A. Did you mean the button \u{201C}Save\u{201D}?\nOn screen:\n  text \u{201C}ready\u{201D}\n"
      ), "\(text)")
    #expect(text.contains("toggle \u{201C}Sound\u{201D} = 0"))
    #expect(
      problem { scene.button("Sort").choose("By Size") }
        == "The menu of the button \u{201C}Sort\u{201D} has no item \u{201C}By Size\u{201D}. It has \u{201C}By Name\u{201D}, \u{201C}By Date\u{201D}."
    )
    #expect(problem { scene.button("Sort").choose("By Date") }?.hasSuffix("which is disabled.") == true)
    #expect(problem { scene.button("Sort").tap() }?.contains("opens a menu: use choose(_:)") == true)
    #expect(problem { _ = scene.toggle("Light").value }?.contains("to read the value of") == true)
    #expect(problem { scene.text("ready").tap() }?.contains("reacts to a tap") == true)
  }

  @Test("Without a process or in the background a failure names the state")
  func noScreen() throws {
    let scene = try shown(ControlsSceneDelegate.self)
    scene.app.device.swipeHome()
    #expect(problem { scene.button("Save").tap() }?.contains("scene A is in the background") == true)
    scene.app.device.kill(scene.app)
    #expect(problem { scene.button("Save").tap() }?.hasSuffix("the app does not run.") == true)
    #expect(problem { scene.app.scene("C").button("Save").tap() }?.hasSuffix("there is no scene C.") == true)
    #expect(!scene.button("Save").exists)
  }

  @Test("A row far down is scrolled to, and answers a tap; an alert is in front of everything else")
  func rows() throws {
    let scene = try shown(ListSceneDelegate.self)
    #expect(!scene.row("Row 400").exists && scene.text("Rows").exists)
    scene.scroll(to: scene.row("Row 400"))
    scene.row("Row 400").tap()
    #expect(scene.alert("Row 400?").exists && !scene.row("Row 400").isHittable)
    #expect(problem { scene.row("Row 400").tap() }?.contains("it is covered by the alert") == true)
    scene.alert().button("OK").tap()
    #expect(!scene.alert().exists && scene.text("Chosen").exists)
    scene.list().swipeUp()
    scene.list().swipeUp()
    #expect(!scene.row("Row 400").exists)
    #expect(scene.row().at(1).label != scene.row().at(0).label)
  }

  /// The text of the failure that `body` causes, or `nil`.
  private func problem(_ body: () -> Void) -> String? {
    let text = Mutex<String?>(nil)
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      text.withLock { $0 = issue.comments.first?.rawValue }
      return true
    }
    return text.withLock { $0 }
  }
}
