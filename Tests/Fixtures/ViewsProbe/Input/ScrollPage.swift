import UIKit

/// A scroll view with a grid of numbers, larger than the window in both directions.
class ScrollPage: UIViewController, UIScrollViewDelegate {

  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView()
    scroll.accessibilityIdentifier = "scroll"
    scroll.frame = CGRect(x: 20, y: 20, width: 300, height: 200)
    scroll.contentSize = CGSize(width: 900, height: 3000)
    scroll.delegate = self
    for index in 0..<30 {
      let label = UILabel(frame: CGRect(x: 10, y: CGFloat(index) * 100, width: 200, height: 40))
      label.text = "Part \(index)"
      label.isUserInteractionEnabled = true
      label.addGestureRecognizer(UITapGestureRecognizer(action: UIAction { _ in log("tapped \(index)") }))
      scroll.addSubview(label)
    }
    view.addSubview(scroll)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log("scrolled \(Int(scrollView.contentOffset.x)) \(Int(scrollView.contentOffset.y))")
  }
}
