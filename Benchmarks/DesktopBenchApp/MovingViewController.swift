import UIKit

/// 60 texts that are moved by one animation, as the bare program moves its widgets in each frame.
class MovingViewController: UIViewController {
  private var labels: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<60 {
      let label = UILabel(frame: CGRect(x: 0, y: 10 * index, width: 100, height: 20))
      label.text = "Text \(index)"
      view.addSubview(label)
      labels.append(label)
    }
  }

  /// Moves the texts, and reports the processor's time for one of `count` frames.
  func move(_ count: Int) {
    UIView.animate(withDuration: 1000, delay: 0, options: .curveLinear) {
      for label in self.labels { label.frame.origin.x += 50_000 }
    }
    reportFrames(count, word: "moved") {}
  }
}
