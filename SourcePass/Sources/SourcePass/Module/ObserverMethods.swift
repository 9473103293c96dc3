/// The method that is called when an observed property changes, in classes that inherit from `NSObject`.
///
/// In Objective-C a class overrides the method of `NSObject`. Foundation's `NSObject` has none here: the method belongs to a protocol, to
/// which responders conform.
struct ObserverMethods {
  /// The method, with its labels.
  static let name = "observeValue"
  static let labels = ["forKeyPath", "of", "change", "context"]
  static let conformance = ", KeyValueStringObserver"
  static let superCall = "super.observeValue"
  static let replacedCall = "superObserveValue"

  private let index: ModuleIndex

  init(_ index: ModuleIndex) { self.index = index }

  /// Whether the method of a class is its own: nothing that it inherits from has it.
  func isOwn(_ type: TypeFacts) -> Bool {
    guard type.kind == .class, type.observesValues else { return false }
    let chain = index.chain(from: type.name)
    guard let last = chain.last, case .foreign("NSObject")? = index.superclass(of: last) else { return false }
    return !chain.dropFirst().contains { name in
      index.definitions(of: name).contains { index.type($0).observesValues }
    }
  }
}
