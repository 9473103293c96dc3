import Foundation
import ViewBacking

/// A value of a layer's property, which animations compute.
enum LayerValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor?)
  case transform(CATransform3D)
  case path(CGPath?)
  case numbers([CGFloat])
  case colors([CGColor])
  /// A value without values in between, such as a picture.
  case object(Any?)

  /// A value as an app gives it, of the same type as another value; `nil` for one of another type.
  @MainActor init?(_ given: Any?, like other: LayerValue) {
    guard let given else { return nil }
    let object = given as? NSValue
    let type = object.map { String(cString: $0.objCType) } ?? ""
    switch other {
    case .number:
      guard let number = LayerValue.number(given) else { return nil }
      self = .number(number)
    case .point:
      guard let point = given as? CGPoint ?? (type.hasPrefix("{CGPoint") ? object?.pointValue : nil) else { return nil }
      self = .point(point)
    case .size:
      guard let size = given as? CGSize ?? (type.hasPrefix("{CGSize") ? object?.sizeValue : nil) else { return nil }
      self = .size(size)
    case .rect:
      guard let rect = given as? CGRect ?? (type.hasPrefix("{CGRect") ? object?.rectValue : nil) else { return nil }
      self = .rect(rect)
    case .color:
      guard let color = given as? CGColor ?? (given as? UIColor)?.cgColor else { return nil }
      self = .color(color)
    case .transform:
      let flat = (given as? CGAffineTransform).map(CATransform3DMakeAffineTransform)
      guard let transform = given as? CATransform3D ?? flat ?? object?.plainValue(CATransform3D.self) else {
        return nil
      }
      self = .transform(transform)
    case .path:
      guard let path = given as? CGPath else { return nil }
      self = .path(path)
    case .numbers:
      guard let list = given as? [Any] else { return nil }
      self = .numbers(list.compactMap(LayerValue.number))
    case .colors:
      guard let list = given as? [Any] else { return nil }
      self = .colors(list.compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor })
    case .object: self = .object(given)
    }
  }

  private static func number(_ given: Any) -> CGFloat? {
    switch given {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Bool: number ? 1 : 0
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as any BinaryInteger: CGFloat(number)
    default: nil
    }
  }

  // MARK: Computing

  /// The value between this one and another one; beyond 0 and 1 it is outside of both, as a spring's are.
  func mixed(with other: LayerValue, at part: CGFloat) -> LayerValue {
    combined(with: other, discrete: part < 1) { $0 + ($1 - $0) * part }
  }

  /// The sum of two values. Transforms are concatenated.
  func plus(_ other: LayerValue, times factor: CGFloat = 1) -> LayerValue {
    if case (.transform(let one), .transform(let two)) = (self, other), factor == 1 {
      return .transform(CATransform3DConcat(two, one))
    }
    return combined(with: other, discrete: true) { $0 + $1 * factor }
  }

  private func combined(
    with other: LayerValue, discrete keepsFirst: Bool, _ mix: (CGFloat, CGFloat) -> CGFloat
  ) -> LayerValue {
    func mixed(_ one: CGPoint, _ two: CGPoint) -> CGPoint { CGPoint(x: mix(one.x, two.x), y: mix(one.y, two.y)) }
    func mixed(_ one: CGSize, _ two: CGSize) -> CGSize {
      CGSize(width: mix(one.width, two.width), height: mix(one.height, two.height))
    }
    func mixed(_ one: CGColor, _ two: CGColor) -> CGColor {
      func part(_ path: KeyPath<RGBA, Double>) -> Double {
        min(max(Double(mix(CGFloat(one.value[keyPath: path]), CGFloat(two.value[keyPath: path]))), 0), 1)
      }
      return CGColor(RGBA(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha)))
    }
    switch (self, other) {
    case (.number(let one), .number(let two)): return .number(mix(one, two))
    case (.point(let one), .point(let two)): return .point(mixed(one, two))
    case (.size(let one), .size(let two)): return .size(mixed(one, two))
    case (.rect(let one), .rect(let two)):
      return .rect(CGRect(origin: mixed(one.origin, two.origin), size: mixed(one.size, two.size)))
    case (.color(let one), .color(let two)):
      guard let some = one ?? two else { return .color(nil) }
      // No colour is the other one, transparent.
      let clear = CGColor(RGBA(red: some.value.red, green: some.value.green, blue: some.value.blue, alpha: 0))
      return .color(mixed(one ?? clear, two ?? clear))
    case (.transform(let one), .transform(let two)):
      return .transform(LayerTransform(one).combined(with: LayerTransform(two), mix))
    case (.numbers(let one), .numbers(let two)) where one.count == two.count: return .numbers(zip(one, two).map(mix))
    case (.colors(let one), .colors(let two)) where one.count == two.count: return .colors(zip(one, two).map(mixed))
    case (.path(let one?), .path(let two?)):
      guard let elements = PathElement.combined(one.builder.elements, two.builder.elements, mixed) else { break }
      return .path(CGPath(PathBuilder(elements)))
    default: break
    }
    return keepsFirst ? self : other
  }

  // MARK: Components

  /// A part of the value, such as `x` of a point; `nil` if it has no such part.
  func component(_ names: [Substring]) -> LayerValue? {
    guard let name = names.first else { return self }
    let rest = Array(names.dropFirst())
    switch (self, name) {
    case (.point(let point), "x"): return .number(point.x)
    case (.point(let point), "y"): return .number(point.y)
    case (.size(let size), "width"): return .number(size.width)
    case (.size(let size), "height"): return .number(size.height)
    case (.rect(let rect), "origin"): return LayerValue.point(rect.origin).component(rest)
    case (.rect(let rect), "size"): return LayerValue.size(rect.size).component(rest)
    case (.transform(let transform), _): return LayerTransform(transform).component(name, rest.first)
    default: return nil
    }
  }

  /// The value with another value of a part.
  func replacing(_ names: [Substring], by part: LayerValue) -> LayerValue {
    guard let name = names.first else { return part }
    let rest = Array(names.dropFirst())
    switch (self, name, part) {
    case (.point(let point), "x", .number(let x)): return .point(CGPoint(x: x, y: point.y))
    case (.point(let point), "y", .number(let y)): return .point(CGPoint(x: point.x, y: y))
    case (.size(let size), "width", .number(let width)): return .size(CGSize(width: width, height: size.height))
    case (.size(let size), "height", .number(let height)): return .size(CGSize(width: size.width, height: height))
    case (.rect(let rect), "origin", _):
      guard case .point(let origin) = LayerValue.point(rect.origin).replacing(rest, by: part) else { return self }
      return .rect(CGRect(origin: origin, size: rect.size))
    case (.rect(let rect), "size", _):
      guard case .size(let size) = LayerValue.size(rect.size).replacing(rest, by: part) else { return self }
      return .rect(CGRect(origin: rect.origin, size: size))
    case (.transform(let transform), _, _):
      return .transform(LayerTransform(transform).replacing(name, rest.first, by: part) ?? transform)
    default: return self
    }
  }
}

extension PathElement {
  /// Computes the points of two paths; `nil` for paths of different elements.
  fileprivate static func combined(
    _ one: [PathElement], _ two: [PathElement], _ mix: (CGPoint, CGPoint) -> CGPoint
  ) -> [PathElement]? {
    guard one.count == two.count else { return nil }
    var found: [PathElement] = []
    for pair in zip(one, two) {
      switch pair {
      case (.move(let a), .move(let b)): found.append(.move(mix(a, b)))
      case (.line(let a), .line(let b)): found.append(.line(mix(a, b)))
      case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
        found.append(.curve(mix(a, d), mix(b, e), mix(c, f)))
      case (.close, .close): found.append(.close)
      default: return nil
      }
    }
    return found
  }
}
