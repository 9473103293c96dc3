import UIKit

/// A label with the window's number, and a field to type into.
class ProbeViewController: UIViewController {

  let number: Int
  let field = UITextField()
  private let label = UILabel()

  init(number: Int, text: String) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    field.text = text
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Window \(number)"
    label.frame = CGRect(x: 24, y: 24, width: 300, height: 28)
    label.font = .boldSystemFont(ofSize: 22)
    field.frame = CGRect(x: 24, y: 70, width: 300, height: 40)
    view.addSubview(label)
    view.addSubview(field)
    // Of the first window during the launch, before the main loop runs; nothing else happens when it fires.
    _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { [number] _ in log("\(number) launch timer") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
    log("\(number) appeared \(view.traitCollection.horizontalSizeClass == .regular ? "regular" : "compact")")
    // The whole main thread runs: run loop, timers, main queue and main actor.
    _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { [number] _ in log("\(number) timer") }
    RunLoop.main.perform { [number] in log("\(number) run loop") }
    OperationQueue.main.addOperation { [number] in log("\(number) operation") }
    Task { @MainActor [number] in
      try? await Task.sleep(for: .milliseconds(5))
      log("\(number) task")
    }
    DispatchQueue.global().async { [number] in
      RunLoop.main.add(
        Timer(timeInterval: 0, repeats: false) { _ in log("\(number) timer from elsewhere") }, forMode: .default)
    }
  }
}
