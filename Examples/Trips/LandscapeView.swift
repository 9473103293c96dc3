import SwiftUI

/// A sky, a sun and two rows of hills.
struct LandscapeView: View {
  let landscape: Landscape

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ZStack {
        LinearGradient(colors: landscape.sky, startPoint: .top, endPoint: .bottom)
        Circle()
          .fill(
            RadialGradient(
              colors: [.white, .white.opacity(0)], center: .center, startRadius: 0, endRadius: size.height * 0.3)
          )
          .frame(width: size.height * 0.6, height: size.height * 0.6)
          .position(x: size.width * 0.74, y: size.height * 0.32)
        Hills(peaks: landscape.peaks, offset: 0.18)
          .fill(landscape.ground.opacity(0.45))
        Hills(peaks: landscape.peaks.reversed(), offset: 0)
          .fill(landscape.ground)
      }
    }
    .accessibilityHidden(true)
  }
}

/// A line of hills over the lower part of a rectangle, each as high as its peak, rounded or pointed.
struct Hills: Shape {
  /// From 0 to 1, as parts of the height.
  var peaks: [Double]
  /// How much higher the whole line is.
  var offset: Double

  var animatableData: Double {
    get { offset }
    set { offset = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let width = rect.width / CGFloat(max(peaks.count - 1, 1))
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: rect.minX + CGFloat(index) * width, y: rect.maxY - rect.height * CGFloat(peaks[index] + offset))
    }
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: point(0))
    for index in peaks.indices.dropFirst() {
      let (start, end) = (point(index - 1), point(index))
      path.addCurve(
        to: end, control1: CGPoint(x: start.x + width / 2, y: start.y),
        control2: CGPoint(x: end.x - width / 2, y: end.y))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

extension Landscape {
  fileprivate var peaks: [Double] {
    switch self {
    case .sea: [0.20, 0.24, 0.19, 0.25, 0.20, 0.24]
    case .mountains: [0.18, 0.62, 0.22, 0.48, 0.15, 0.40]
    case .forest: [0.30, 0.42, 0.34, 0.46, 0.32, 0.38]
    case .desert: [0.15, 0.34, 0.20, 0.28]
    case .city: [0.22, 0.22, 0.44, 0.24, 0.36, 0.20]
    }
  }
}
