import Figures
import SwiftUI
import SwiftUICore

/// 60 views that move, a frame: the floor computes 60 frames by the same curve, and sets them.
@MainActor func benchmarkAnimation() {
  let moving = Moving()
  let views = (0..<60).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
  for view in views { root.addSubview(view) }
  root.layoutIfNeeded()
  var floorTime = 0.0
  let (ours, floor) = shortest(
    samples: 30, calls: 100, { _ in moving.showFrame() },
    { _ in
      floorTime += 1e-4
      let progress = CGFloat(floorTime / 1000)
      for (index, view) in views.enumerated() {
        let start = CGRect(x: 0, y: CGFloat(index) * 10, width: 10, height: 10)
        let end = CGRect(x: 700, y: CGFloat(index) * 12, width: 20, height: 10)
        view.frame = CGRect(
          x: start.minX + (end.minX - start.minX) * progress, y: start.minY + (end.minY - start.minY) * progress,
          width: start.width + (end.width - start.width) * progress,
          height: start.height + (end.height - start.height) * progress)
      }
      root.layoutIfNeeded()
    })
  precondition(moving.isMoving)
  Figure(
    "60 animated views, a frame / 60 frames set", ours: ours / 1000, floor: floor / 1000, unit: "µs", reach: 1.5
  ).report()
}

@MainActor private final class Moving {
  private struct Bars: View {
    var isEnd = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        ForEach(0..<60, id: \.self) { index in
          Color.orange.frame(width: isEnd ? 20 : 10, height: 10)
            .position(x: isEnd ? 700 : 0, y: CGFloat(index) * (isEnd ? 12 : 10))
        }
      }
      .animation(.linear(duration: 1000), value: isEnd)
    }
  }

  private let hierarchy = ViewHierarchy(Bars(), onIssue: { print($0) })
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
  private var time = 1.0

  init() {
    hierarchy.viewGraph.clock.isDriven = true
    layOut()
    hierarchy.viewGraph.advance(to: time)
    layOut()
    hierarchy.setRoot(Bars(isEnd: true))
    layOut()
  }

  var isMoving: Bool { hierarchy.viewGraph.clock.needsFrame }

  func showFrame() {
    time += 1e-4
    hierarchy.viewGraph.advance(to: time)
    layOut()
  }

  private func layOut() {
    hierarchy.viewGraph.layOut(hierarchy.node, in: view)
    view.layoutIfNeeded()
  }
}
