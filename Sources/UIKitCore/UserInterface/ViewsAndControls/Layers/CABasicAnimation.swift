import Foundation

/// An animation between two values: from ``fromValue`` to ``toValue``, either of them the layer's present value if it is `nil`, or by a difference.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference of both.
  open var byValue: Any?

  override func values(
    from present: LayerValue, _ part: Double
  ) -> (first: LayerValue, last: LayerValue, shown: LayerValue)? {
    func given(_ value: Any?) -> LayerValue? { LayerValue(value, like: present) }
    let (first, last): (LayerValue, LayerValue)
    switch (given(fromValue), given(toValue), given(byValue)) {
    case (let from?, let to?, _): (first, last) = (from, to)
    case (let from?, nil, let by?): (first, last) = (from, from.plus(by))
    case (let from?, nil, nil): (first, last) = (from, present)
    case (nil, let to?, let by?): (first, last) = (to.plus(by, times: -1), to)
    case (nil, let to?, nil): (first, last) = (present, to)
    case (nil, nil, let by?): (first, last) = (present, present.plus(by))
    case (nil, nil, nil): return nil
    }
    return (first, last, first.mixed(with: last, at: CGFloat(progress(at: part))))
  }

  /// The progress at a part of a run.
  func progress(at part: Double) -> Double { part }
}
