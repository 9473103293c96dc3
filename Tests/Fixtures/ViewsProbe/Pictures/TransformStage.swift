import UIKit

/// Views that are turned, scaled, sheared, mirrored and moved, each in the middle of a place of its own.
class TransformStage: UIView {

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    let transforms = [
      ("turned", CGAffineTransform(rotationAngle: .pi / 4)), ("scaled", CGAffineTransform(scaleX: 1.5, y: 0.5)),
      ("sheared", CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)),
      ("mirrored", CGAffineTransform(scaleX: -1, y: 1)),
      ("moved", CGAffineTransform(translationX: 20, y: 10)),
      ("all", CGAffineTransform(translationX: 20, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 0.5)),
      ("flat", CGAffineTransform(scaleX: 0, y: 1)),
    ]
    for (index, (name, transform)) in transforms.enumerated() {
      let view = UIView()
      view.backgroundColor = .red
      // The left half is blue.
      view.add(UIView(), name + " half", CGRect(x: 0, y: 0, width: 20, height: 40)).backgroundColor = .blue
      add(view, name, CGRect(x: 20 + index % 4 * 80, y: 20 + index / 4 * 100, width: 40, height: 40))
      view.transform = transform
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
