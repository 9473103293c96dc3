import UIKit

/// Buttons behind a view and a window that react only where they have buttons of their own.
class CoveredPage: UIViewController {

  private var cover: UIWindow?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addButton("Behind both", CGRect(x: 20, y: 20, width: 160, height: 36), to: view)
    let passing = PassingView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    view.addSubview(passing)
    addButton("On the view", CGRect(x: 20, y: 80, width: 160, height: 36), to: passing)
    addButton("Behind the window", CGRect(x: 20, y: 140, width: 160, height: 36), to: view)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard cover == nil, let scene = view.window?.windowScene else { return }
    let window = PassingWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.isHidden = false
    cover = window
    addButton(
      "On the window", CGRect(x: 200, y: 140, width: 160, height: 36), to: window.rootViewController?.view ?? window)
  }

  private func addButton(_ title: String, _ frame: CGRect, to view: UIView) {
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: title) { _ in log("pressed \(title)") })
    button.frame = frame
    view.addSubview(button)
  }
}

/// A view that is hit only where a view in it is.
private class PassingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A window that is hit only where its root view controller's view has a view.
private class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}
