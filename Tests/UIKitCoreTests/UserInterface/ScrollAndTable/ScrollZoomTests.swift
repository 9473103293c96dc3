import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class ZoomLog: NSObject, UIScrollViewDelegate {
  weak var view: UIView?
  var lines: [String] = []
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append("begin \(scrollView.isZooming)")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("zoom \(scrollView.zoomScale)") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    lines.append("end \(scale) \(view === self.view)")
  }
}

@MainActor @Suite("Scroll views that zoom") struct ScrollZoomTests {
  let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
  let picture = UIView(frame: rect(0, 0, 200, 400))
  private let log = ZoomLog()

  init() {
    scroll.addSubview(picture)
    scroll.contentSize = picture.bounds.size
    scroll.maximumZoomScale = 4
    scroll.delegate = log
    log.view = picture
  }

  @Test("The scale changes the view's frame and the content's size, and not the view's bounds") func scale() {
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 400, height: 800))
    #expect(picture.frame == rect(0, 0, 400, 800) && picture.bounds == rect(0, 0, 200, 400))
    #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    // The host scales about the middle of the frame that it is given.
    #expect(picture.shownDescription.frame == rect(100, 200, 200, 400))
    scroll.zoomScale = 1
    #expect(picture.frame == rect(0, 0, 200, 400) && picture.transform == .identity)
    #expect(log.lines == ["zoom 2.0", "zoom 1.0"])
  }

  @Test("The scale is clamped to its limits, and without a view to zoom it does not change") func limits() {
    scroll.minimumZoomScale = 0.5
    scroll.setZoomScale(9, animated: false)
    #expect(scroll.zoomScale == 4)
    scroll.setZoomScale(0.1, animated: true)
    #expect(scroll.zoomScale == 0.5 && log.lines == ["zoom 4.0", "zoom 0.5", "end 0.5 true"])
    scroll.setZoomScale(.nan, animated: false)
    log.view = nil
    scroll.zoomScale = 3
    #expect(scroll.zoomScale == 0.5)
    let stranger = UIView(frame: rect(0, 0, 10, 10))
    log.view = stranger
    scroll.zoomScale = 3
    #expect(log.lines.count == 3)
  }

  @Test("Zooming keeps the middle of what is visible, and stays inside the content") func middle() {
    scroll.contentOffset = CGPoint(x: 50, y: 100)
    scroll.zoomScale = 2
    #expect(scroll.contentOffset == CGPoint(x: 150, y: 250))
    scroll.zoomScale = 1
    #expect(scroll.contentOffset == CGPoint(x: 50, y: 100))
    scroll.contentOffset = CGPoint(x: 100, y: 300)
    scroll.minimumZoomScale = 0.25
    scroll.zoomScale = 0.25
    #expect(scroll.contentOffset == .zero && scroll.contentSize == CGSize(width: 50, height: 100))
  }

  @Test("A rectangle to zoom to is as large as fits, and in the middle") func rectangle() {
    scroll.zoom(to: rect(100, 200, 50, 25), animated: true)
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 200, y: 375))
    #expect(log.lines == ["zoom 2.0", "end 2.0 true"])
    scroll.zoom(to: rect(0, 0, 0, 0), animated: true)
    #expect(log.lines.count == 2)
  }

  @Test("Points are converted through the scale, into the view and out of it") func points() {
    let inside = UIView(frame: rect(20, 30, 10, 10))
    picture.addSubview(inside)
    scroll.zoomScale = 2
    scroll.contentOffset = CGPoint(x: 10, y: 0)
    #expect(inside.convert(CGPoint(x: 5, y: 5), to: scroll) == CGPoint(x: 50, y: 70))
    #expect(scroll.convert(CGPoint(x: 50, y: 70), to: inside) == CGPoint(x: 5, y: 5))
    #expect(inside.convert(inside.bounds, to: scroll) == rect(40, 60, 20, 20))
    #expect(scroll.convert(rect(40, 60, 20, 20), to: inside) == rect(0, 0, 10, 10))
    #expect(inside.convert(rect(40, 60, 20, 20), from: scroll) == rect(0, 0, 10, 10))
    #expect(scroll.hitTest(CGPoint(x: 41, y: 61), with: nil) === inside)
    #expect(scroll.hitTest(CGPoint(x: 61, y: 61), with: nil) === picture)
    picture.frame = rect(0, 0, 600, 800)
    #expect(picture.bounds.size == CGSize(width: 300, height: 400))
  }

  @Test("Two fingers zoom about their middle, between a beginning and an end") func pinch() throws {
    #expect(UIScrollView().pinchGestureRecognizer == nil)
    let recognizer = try #require(scroll.pinchGestureRecognizer)
    #expect(scroll.gestureRecognizers == [recognizer] && scroll.shownDescription.gestures == [.pinch])
    scroll.contentOffset = CGPoint(x: 40, y: 40)
    scroll.receive(.recognized(0, .began(CGPoint(x: 10, y: 10))))
    #expect(scroll.isZooming)
    scroll.receive(.recognized(0, .transformed(2, CGPoint(x: 10, y: 10))))
    // The point (50, 50) of the content stays below the fingers.
    #expect(scroll.contentOffset == CGPoint(x: 90, y: 90))
    scroll.receive(.recognized(0, .transformed(9, CGPoint(x: 10, y: 10))))
    scroll.receive(.recognized(0, .ended(CGPoint(x: 10, y: 10))))
    #expect(!scroll.isZooming)
    #expect(log.lines == ["begin true", "zoom 2.0", "zoom 4.0", "end 4.0 true"])
    scroll.maximumZoomScale = 1
    #expect(scroll.pinchGestureRecognizer == nil && scroll.gestureRecognizers == nil)
  }

  @Test("The control key and a wheel zoom about the pointer, if the limits allow it") func wheel() {
    scroll.receive(.zoomed(1.5, CGPoint(x: 20, y: 20)))
    #expect(scroll.zoomScale == 1.5 && scroll.contentOffset == CGPoint(x: 10, y: 10))
    #expect(log.lines == ["begin true", "zoom 1.5", "end 1.5 true"])
    scroll.receive(.zoomed(.infinity, .zero))
    scroll.maximumZoomScale = 1
    scroll.receive(.zoomed(1.5, .zero))
    #expect(log.lines.count == 3)
    guard case .scroll(let content) = scroll.shownContent else { return }
    #expect(!content.zooms)
  }

  @Test("A view that constraints pin to the content's edges determines the scaled size, with its distances")
  func pinned() {
    picture.translatesAutoresizingMaskIntoConstraints = false
    let inside = UIView(frame: .zero)
    inside.translatesAutoresizingMaskIntoConstraints = false
    picture.addSubview(inside)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 200), picture.heightAnchor.constraint(equalToConstant: 300),
      inside.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
      inside.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
      inside.widthAnchor.constraint(equalToConstant: 20), inside.heightAnchor.constraint(equalToConstant: 20),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 320))
    scroll.zoomScale = 2
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 400, height: 620))
    #expect(picture.frame == rect(0, 10, 400, 600) && inside.frame == rect(180, 140, 20, 20))
  }

  @Test("The recogniser of scrolling follows the fingers, and can disable scrolling") func pan() {
    let outer = UIView(frame: rect(0, 0, 100, 100))
    outer.addSubview(scroll)
    let pan = scroll.panGestureRecognizer
    #expect(pan === scroll.panGestureRecognizer && pan.view === scroll)
    #expect(scroll.gestureRecognizers?.contains(pan) == false)
    var seen: [String] = []
    pan.addAction(
      UIAction { [weak pan] _ in
        if let pan { seen.append("\(pan.state) \(Int(pan.translation(in: nil).y))") }
      })
    scroll.receive(.beganScrolling)
    scroll.receive(.scrolled(CGPoint(x: 0, y: 30)))
    scroll.receive(.endedScrolling)
    #expect(seen == ["began 0", "changed -30", "ended -30"])
    pan.isEnabled = false
    #expect(!scroll.isScrollEnabled)
  }

  @Test("The delegate is notified of other insets") func insets() {
    final class Log: NSObject, UIScrollViewDelegate {
      var count = 0
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { count += 1 }
    }
    let log = Log()
    scroll.delegate = log
    scroll.contentInset.top = 5
    scroll.contentInset.top = 5
    #expect(log.count == 1)
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scroll.verticalScrollIndicatorInsets.top == 1 && scroll.horizontalScrollIndicatorInsets.right == 4)
  }
}
