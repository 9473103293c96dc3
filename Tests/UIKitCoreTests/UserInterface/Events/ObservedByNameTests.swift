import Foundation
import Selectors
import Testing

@testable import UIKitCore

@MainActor @Suite("Properties of views, observed by key path", .serialized) struct ObservedByNameTests {
  final class Header: UIView {
    var seen: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { seen.append("\(keyPath ?? "") \((change?[.newKey] as? CGPoint)?.y ?? -1)") }
  }

  @Test("A view follows the content of a scroll view until it is removed as an observer") func scrolling() {
    let (scroll, header) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Header())
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.addObserver(header, forKeyPath: "contentOffset", options: [.new], context: nil)
    scroll.contentOffset.y = 40
    scroll.contentOffset.y = 40
    #expect(header.seen == ["contentOffset 40.0"])
    scroll.removeObserver(header, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 80
    #expect(header.seen.count == 1)
  }

  @Test("The size of the content, its insets, frames and pictures are observed") func others() {
    let (scroll, header, picture) = (UIScrollView(), Header(), UIImageView())
    for name in ["contentSize", "contentInset", "frame"] {
      scroll.addObserver(header, forKeyPath: name, context: nil)
    }
    picture.addObserver(header, forKeyPath: "image", context: nil)
    scroll.contentSize = CGSize(width: 10, height: 500)
    scroll.contentInset.top = 3
    scroll.frame.size.width = 50
    picture.image = UIImage(systemName: "star")
    // A frame is a centre and a size, which change one after the other.
    let names = header.seen.map { String($0.prefix { $0 != " " }) }
    #expect(names.filter { $0 != "frame" } == ["contentSize", "contentInset", "image"] && names.contains("frame"))
  }
}
