import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Sequences of pictures") struct ImageSequenceTests {
  /// A clock that the test moves.
  @MainActor private final class Clock {
    let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
    var now = 0.0
    var timers: [(id: Int, due: Double, work: @MainActor () -> Void)] = []
    var next = 0

    init() {
      process.uptime = { [unowned self] in now }
      process.schedule = { [unowned self] seconds, work in
        next += 1
        let id = next
        timers.append((id, now + seconds, work))
        return { [weak self] in self?.timers.removeAll { $0.id == id } }
      }
    }

    func wait(_ seconds: Double) {
      let end = now + seconds
      while let first = timers.min(by: { $0.due < $1.due }), first.due <= end + 1e-9 {
        timers.removeAll { $0.id == first.id }
        now = max(now, first.due)
        process.enter { first.work() }
      }
      now = end
    }
  }

  private let images = ["star", "plus", "heart"].map { UIImage(systemName: $0)! }

  private func symbol(_ view: UIImageView) -> String? {
    guard case .image(let content) = view.shownContent, case .symbol(let name) = content.source else { return nil }
    return name
  }

  @Test("pictures are shown one after the other, each for an equal part of the duration, until they are stopped")
  func sequence() {
    let clock = Clock()
    clock.process.enter {
      let view = UIImageView(image: UIImage(systemName: "trash"))
      view.animationImages = images
      view.animationDuration = 3
      #expect(!view.isAnimating && symbol(view) == "trash")
      view.startAnimating()
      #expect(view.isAnimating && symbol(view) == "star")
      clock.wait(1)
      #expect(symbol(view) == "plus")
      clock.wait(1)
      #expect(symbol(view) == "heart")
      clock.wait(1)
      #expect(symbol(view) == "star", "from the beginning")
      view.stopAnimating()
      #expect(!view.isAnimating && symbol(view) == "trash" && clock.timers.isEmpty)
    }
  }

  @Test("after the number of runs the view shows its picture again") func runs() {
    let clock = Clock()
    clock.process.enter {
      let view = UIImageView(image: UIImage(systemName: "trash"))
      view.animationImages = images
      view.animationDuration = 0.3
      view.animationRepeatCount = 2
      view.startAnimating()
      clock.wait(0.55)
      #expect(view.isAnimating)
      clock.wait(0.1)
      #expect(!view.isAnimating && symbol(view) == "trash" && clock.timers.isEmpty)
    }
  }

  @Test("a picture that is a sequence is shown as one without being asked; another picture ends it")
  func animatedImage() {
    let clock = Clock()
    clock.process.enter {
      let whole = UIImage.animatedImage(with: images, duration: 3)
      #expect(whole?.images?.count == 3 && whole?.duration == 3 && UIImage.animatedImage(with: [], duration: 1) == nil)
      let view = UIImageView(frame: .zero)
      view.image = whole
      clock.wait(1)
      #expect(view.isAnimating && symbol(view) == "plus")
      view.image = images[0]
      #expect(!view.isAnimating && symbol(view) == "star" && clock.timers.isEmpty)
    }
  }

  @Test("a late frame shows the picture that is due, and a view that is gone has no timer") func late() {
    let clock = Clock()
    clock.process.enter {
      var view: UIImageView? = UIImageView(frame: .zero)
      view?.animationImages = images
      view?.animationDuration = 3
      view?.startAnimating()
      clock.now = 2.5
      let due = clock.timers.removeFirst()
      due.work()
      #expect(view.flatMap(symbol) == "heart")
      view = nil
      #expect(clock.timers.isEmpty)
    }
  }

  @Test("no pictures are no sequence, and a duration that is no number is that of thirtieths") func hostile() {
    let view = UIImageView(frame: .zero)
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = images
    view.animationDuration = .nan
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
  }
}
