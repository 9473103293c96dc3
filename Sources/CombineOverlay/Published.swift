public import OpenCombine

/// A property of a class that publishes its values before they are set.
///
/// The projected value (`$name`) is a publisher of the present value and of all later ones. If the class is an ``ObservableObject``, its
/// publisher reports each change first.
@propertyWrapper public struct Published<Value>: ReportingProperty {
  /// Publishes the property's present value, and each new one before it is set.
  public struct Publisher: OpenCombine.Publisher {
    /// The values of the property.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never

    fileprivate let subject: CurrentValueSubject<Value, Never>
    fileprivate let storage: Storage

    /// Subscribes to the property.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }

  /// One for each property: the wrapper itself is inside its object.
  fileprivate final class Storage {
    var value: Value
    /// Made when a publisher is requested.
    var subject: CurrentValueSubject<Value, Never>?
    var objectWillChange: ObservableObjectPublisher?
    /// What is assigned to this property, until it is gone.
    var assignments: Set<AnyCancellable> = []

    init(_ value: Value) { self.value = value }

    func set(_ value: Value) {
      objectWillChange?.send()
      subject?.send(value)
      self.value = value
    }
  }

  private let storage: Storage

  /// A property with a first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// A property with a first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }

  /// The property's publisher.
  public var projectedValue: Publisher {
    mutating get {
      let subject = storage.subject ?? CurrentValueSubject(storage.value)
      storage.subject = subject
      return Publisher(subject: subject, storage: storage)
    }
    // `assign(to: &$name)` writes the publisher back.
    set {}
  }

  /// Not for use: a property with `@Published` belongs to a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is only available on properties of classes") }
    set { preconditionFailure("@Published is only available on properties of classes") }
  }

  /// The value of the property in an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }
}

extension Publisher where Failure == Never {
  /// Sets a `@Published` property to each element. The subscription ends with the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let assignment = sink { [weak storage = published.storage] value in storage?.set(value) }
    published.storage.assignments.insert(assignment)
  }
}
