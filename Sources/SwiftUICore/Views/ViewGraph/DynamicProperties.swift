import AttributeGraph
@_spi(Reflection) import Swift

/// The dynamic properties of one view: where they are in its value, and their storage.
@MainActor struct DynamicProperties {
  private let fields: [DynamicField]
  /// One for each field, made when the view's first value is there.
  private var storages: [AnyObject?] = []

  /// The dynamic properties of values of a type.
  init(of type: Any.Type) { fields = DynamicField.fields(of: type) }

  /// Whether the type has none.
  var isEmpty: Bool { fields.isEmpty }

  /// What each property of `view` is recognised by, with the property's name: an equal mark later is the same value.
  func marks<V>(of view: V) -> [(name: String, mark: Any)] {
    guard !storages.isEmpty else { return [] }
    return withUnsafePointer(to: view) { pointer in
      zip(fields, storages).compactMap { field, storage in
        field.mark(UnsafeRawPointer(pointer) + field.offset, storage).map { (field.name, $0) }
      }
    }
  }

  /// Sets all dynamic properties of `view`.
  mutating func update<V>(_ view: inout V, _ inputs: _ViewInputs) {
    guard !fields.isEmpty else { return }
    if storages.isEmpty { storages = Array(repeating: nil, count: fields.count) }
    withUnsafeMutablePointer(to: &view) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      for (index, field) in fields.enumerated() {
        field.update(start + field.offset, &storages[index], inputs)
      }
    }
  }
}

/// A dynamic property in a type of views.
@MainActor struct DynamicField {
  /// The name of the view's property, with the underscore of a property wrapper; also for what is inside of a property.
  let name: String
  /// Bytes from the beginning of the view's value.
  let offset: Int
  /// Sets the property at an address, with its storage, which is made if it is `nil`.
  let update: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, _ViewInputs) -> Void
  /// What the property at an address with its storage is recognised by; `nil` if what is inside of it is recognised instead.
  let mark: @MainActor (UnsafeRawPointer, AnyObject?) -> Any?

  private static var known: [ObjectIdentifier: [DynamicField]] = [:]

  /// The dynamic properties among the stored properties of a type, those inside of others before these.
  static func fields(of type: Any.Type) -> [DynamicField] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [DynamicField] = []
    collect(in: type, at: 0, named: nil, into: &fields)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func collect(in type: Any.Type, at start: Int, named name: String?, into fields: inout [DynamicField])
  {
    for field in StoredField.fields(of: type) {
      if let container = field.type as? any PropertyContainer.Type {
        collect(in: container.contentType, at: start + field.offset, named: name, into: &fields)
        continue
      }
      guard let property = field.type as? any DynamicProperty.Type, !(property is any PassiveProperty.Type) else {
        continue
      }
      add(property, named: name ?? field.name, at: start + field.offset, to: &fields)
    }
  }

  private static func add<P: DynamicProperty>(
    _ type: P.Type, named name: String, at offset: Int, to fields: inout [DynamicField]
  ) {
    if let stored = type as? any StoredProperty.Type {
      addStored(stored, named: name, at: offset, to: &fields)
    } else {
      collect(in: type, at: offset, named: name, into: &fields)
      fields.append(
        DynamicField(
          name: name, offset: offset,
          update: { address, _, _ in address.assumingMemoryBound(to: P.self).pointee.update() },
          mark: { _, _ in nil }))
    }
  }

  private static func addStored<P: StoredProperty>(
    _ type: P.Type, named name: String, at offset: Int, to fields: inout [DynamicField]
  ) {
    fields.append(
      DynamicField(
        name: name, offset: offset,
        update: { address, storage, inputs in
          let property = address.assumingMemoryBound(to: P.self)
          let known: PropertyStorage<P>
          if let storage {
            // The storage of a field is always of the field's type.
            known = unsafeDowncast(storage, to: PropertyStorage<P>.self)
          } else {
            known = P.makeStorage(for: property.pointee, inputs)
            storage = known
          }
          known.update(&property.pointee)
        },
        mark: { address, storage in
          storage.map {
            unsafeDowncast($0, to: PropertyStorage<P>.self).mark(of: address.assumingMemoryBound(to: P.self).pointee)
          }
        }))
  }
}

/// A stored property of a struct, as the runtime describes it.
struct StoredField {
  let name: String
  /// Bytes from the beginning of the value.
  let offset: Int
  let type: Any.Type

  /// The stored properties of a struct, in their order; empty for other types.
  static func fields(of type: Any.Type) -> [StoredField] {
    var fields: [StoredField] = []
    // The function reads the value of an existential, and there is none here. Metadata begin with their kind: a struct or a tuple.
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    guard kind == 0x200 || kind == 0x301 else { return [] }
    // The function calls back for structs and tuples; it returns false for a type without such information.
    _ = _forEachField(of: type, options: []) { name, offset, type, _ in
      fields.append(StoredField(name: String(cString: name), offset: offset, type: type))
      return true
    }
    return fields
  }
}

/// A stored property of a view whose own stored properties count as the view's: a style whose `makeBody` is the view's body.
///
/// The content is its only stored property.
package protocol PropertyContainer {
  /// The type of the content.
  static var contentType: Any.Type { get }
}
