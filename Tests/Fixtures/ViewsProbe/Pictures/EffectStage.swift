import SwiftUI
import UIKit

/// Shadows and blurs with a radius of 5 points, and what reaches beyond the scene.
class EffectStage: UIView {

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    let shadow = UIView()
    shadow.backgroundColor = .black
    shadow.layer.shadowOpacity = 1
    shadow.layer.shadowRadius = 5
    shadow.layer.shadowOffset = CGSize(width: 0, height: 0)
    add(shadow, "shadow", CGRect(x: 30, y: 30, width: 60, height: 60))

    add(
      hosted(Color.black.frame(width: 60, height: 60).blur(radius: 5)), "blur",
      CGRect(x: 150, y: 30, width: 60, height: 60))

    add(hosted(BlendedViews()), "blended", CGRect(x: 240, y: 20, width: 60, height: 80))
    let canvas = hosted(DotsCanvas())
    add(canvas, "canvas", CGRect(x: 20, y: 120, width: 280, height: 60))
    add(LayersView(), "layers", CGRect(x: 20, y: 190, width: 280, height: 40))

    // Of these nothing is seen, and nothing may stop.
    add(hosted(FlatViews()), "flat", CGRect(x: 0, y: 100, width: 10, height: 10))
    let outside = UIView()
    outside.backgroundColor = .magenta
    add(outside, "outside", CGRect(x: 30, y: -80, width: 60, height: 80))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func hosted(_ view: some View) -> UIView {
    let hosting = UIHostingController(rootView: view)
    hosting.view.backgroundColor = .clear
    return hosting.view
  }
}

/// Two circles that blur and a limit of opacity melt into one shape, twice: drawn, and as a mask.
private struct DotsCanvas: View {
  var body: some View {
    HStack(spacing: 0) {
      dots
      Rectangle().fill(.blue).mask { dots }
    }
  }

  private var dots: some View {
    Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .red))
      context.addFilter(.blur(radius: 6))
      context.drawLayer { layer in
        for index in 0..<2 {
          guard let dot = context.resolveSymbol(id: index) else { continue }
          layer.draw(dot, at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
      }
    } symbols: {
      Circle().frame(width: 44, height: 44).offset(x: -24).tag(0)
      Circle().frame(width: 44, height: 44).offset(x: 24).tag(1)
    }
  }
}

/// Views, drawings and layers without an area.
private struct FlatViews: View {
  var body: some View {
    ZStack {
      Text("a").opacity(0.5).scaleEffect(0)
      Color.red.blur(radius: 2).scaleEffect(x: 1, y: 0).blendMode(.multiply)
      Color.red.mask { Circle().scaleEffect(0) }
      Canvas { context, _ in
        context.scaleBy(x: 0, y: 1)
        context.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red)) }
        context.addFilter(.blur(radius: 3))
        context.clip(to: Path())
        if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, in: .zero) }
        context.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red)) }
      } symbols: {
        Text("b").tag(0)
      }
    }
  }
}

/// A hole that a circle makes in a view, and a view that is multiplied with the one behind it.
private struct BlendedViews: View {
  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Color.red
        Circle().frame(width: 30, height: 30).blendMode(.destinationOut)
      }
      .compositingGroup()
      ZStack {
        Color(red: 1, green: 1, blue: 0)
        Color(red: 0, green: 1, blue: 1).frame(width: 30).blendMode(.multiply)
      }
    }
  }
}

/// Blend modes, and a layer that is half visible.
private class LayersView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.yellow.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
    context.setBlendMode(.multiply)
    context.setFillColor(UIColor.cyan.cgColor)
    context.fill(CGRect(x: 40, y: 0, width: 80, height: 40))
    context.setBlendMode(.normal)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(UIColor.black.cgColor)
    context.fill(CGRect(x: 140, y: 0, width: 40, height: 40))
    context.fill(CGRect(x: 160, y: 0, width: 40, height: 40))
    context.endTransparencyLayer()
    context.setAlpha(1)
    context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: UIColor.red.cgColor)
    context.fill(CGRect(x: 220, y: 0, width: 40, height: 20))
  }
}
