/// The stored properties of an object or a structure that are strong references or values: neither weak nor unowned ones.
///
/// A `Mirror` reports both kinds alike, and traps at an unowned reference whose object has been released, which is common in a leaked
/// interface. The runtime functions that `Mirror` uses distinguish them.
enum StoredFields {
  /// The properties of `value`, except those of its classes from the first for which `isEnd` is true upwards.
  static func strong(of value: Any, until isEnd: (Any.Type) -> Bool) -> [(name: String, value: Any)] {
    let type = type(of: value)
    guard let object = type as? AnyClass else {
      return open(value) { bytes in fields(of: type, from: 0, at: bytes) }
    }
    var base: AnyClass? = object
    while let next = base, !isEnd(next) { base = _getSuperclass(next) }
    let start = base.map { fieldCount($0) } ?? 0
    return fields(of: type, from: start, at: Unmanaged.passUnretained(value as AnyObject).toOpaque())
  }

  private static func open<Value, Result>(_ value: Value, _ body: (UnsafeRawPointer) -> Result) -> Result {
    withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
  }

  private static func fields(
    of type: Any.Type, from start: Int, at base: UnsafeRawPointer
  ) -> [(name: String, value: Any)] {
    let count = fieldCount(type)
    guard start < count else { return [] }
    return (start..<count).compactMap { index in
      var field = Field()
      let fieldType = describe(type, index: index, &field)
      defer { field.free?(field.name) }
      guard field.isStrong else { return nil }
      let name = field.name.map { String(cString: $0) } ?? String(index)
      return (name, load(fieldType, base + fieldOffset(type, index: index)))
    }
  }

  private static func load(_ type: Any.Type, _ address: UnsafeRawPointer) -> Any {
    func read<Value>(_: Value.Type) -> Any { address.assumingMemoryBound(to: Value.self).pointee }
    return _openExistential(type, do: read)
  }

  /// The runtime's description of a field; same layout as there.
  private struct Field {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
  }

  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private static func fieldCount(_: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func describe(_: Any.Type, index: Int, _ field: UnsafeMutablePointer<Field>) -> Any.Type

  @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
  private static func fieldOffset(_: Any.Type, index: Int) -> Int
}
