import UIKit

class ViewController: UIViewController {

  /// The session of the window. A controller's view is added to its window late, so the scene delegate sets it early.
  var session: UISceneSession? {
    didSet { label = session.map { "[\($0.persistentIdentifier)]" } ?? "" }
  }
  /// The label to log when the controller is released.
  private var label = ""

  override func viewDidLoad() {
    logCall(self, in: session)
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) {
    logCall(self, in: session)
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    logCall(self, in: session)
    super.viewIsAppearing(animated)
  }

  override func viewWillLayoutSubviews() {
    logCall(self, in: session)
    super.viewWillLayoutSubviews()
  }

  override func viewDidLayoutSubviews() {
    logCall(self, in: session)
    super.viewDidLayoutSubviews()
  }

  override func viewDidAppear(_ animated: Bool) {
    logCall(self, in: session)
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    logCall(self, in: session)
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    logCall(self, in: session)
    super.viewDidDisappear(animated)
  }

  override func didReceiveMemoryWarning() {
    logCall(self, in: session)
    super.didReceiveMemoryWarning()
  }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    logCall(self, in: session)
    super.updateUserActivityState(activity)
  }

  deinit {
    logLine("ViewController\(label).deinit")
  }
}
