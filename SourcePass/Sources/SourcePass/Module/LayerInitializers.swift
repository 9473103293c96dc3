/// The initializers of classes that inherit from `CALayer`.
///
/// UIKit makes layers by `init()` from `layerClass`, and copies them by `init(layer:)`. Objective-C finds both in any class; here they are
/// `required`. A class that does not have one ends the process when it is called, as on a device.
struct LayerInitializers {
  /// The required initializers.
  static let names = ["init()", "init(layer:)"]
  private static let layers: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAScrollLayer", "CATiledLayer", "CAReplicatorLayer",
    "CAEmitterLayer", "CATransformLayer", "CAMetalLayer", "CAEAGLLayer", "AVPlayerLayer",
    "AVCaptureVideoPreviewLayer", "AVSampleBufferDisplayLayer",
  ]

  private let index: ModuleIndex

  init(_ index: ModuleIndex) { self.index = index }

  /// Whether a class inherits from a layer of UIKit.
  func isLayer(_ type: TypeFacts) -> Bool {
    guard type.kind == .class, let last = index.chain(from: type.name).last else { return false }
    guard case .foreign(let name)? = index.superclass(of: last) else { return false }
    return Self.layers.contains(name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// The initializers that a class does not inherit, because it has others, in one line.
  func missing(in type: TypeFacts) -> String {
    guard isLayer(type) else { return "" }
    return Self.names.filter { !type.initializers.contains($0) }.map { name in
      let parameters = name == "init()" ? "init()" : "init(layer: Any)"
      return "; \(type.isPublic ? "public " : "")required \(parameters) "
        + "{ fatalError(\(TableWriter.quoted("\(type.name) has no initializer \(name)."))) } "
    }.joined()
  }
}
