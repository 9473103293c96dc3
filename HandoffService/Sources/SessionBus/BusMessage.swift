import CDBus

/// One message of libdbus, with a reference.
final class BusMessage {
  let pointer: OpaquePointer

  private static let string = Int32(UInt8(ascii: "s"))
  private static let objectPath = Int32(UInt8(ascii: "o"))
  private static let signature = Int32(UInt8(ascii: "g"))
  private static let boolean = Int32(UInt8(ascii: "b"))
  private static let byte = Int32(UInt8(ascii: "y"))
  private static let int32 = Int32(UInt8(ascii: "i"))
  private static let uint32 = Int32(UInt8(ascii: "u"))
  private static let array = Int32(UInt8(ascii: "a"))
  private static let variant = Int32(UInt8(ascii: "v"))
  private static let entry = Int32(UInt8(ascii: "e"))
  private static let maximumDepth = 4

  /// Takes over the reference of `pointer`.
  init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { dbus_message_unref(pointer) }

  // MARK: Making

  /// A call; `nil` if a part of it is invalid. libdbus ends the process for invalid names.
  convenience init?(_ call: BusCall) {
    guard dbus_validate_bus_name(call.destination, nil) != 0, dbus_validate_path(call.path, nil) != 0,
      dbus_validate_interface(call.interface, nil) != 0, dbus_validate_member(call.member, nil) != 0
    else { return nil }
    self.init(dbus_message_new_method_call(call.destination, call.path, call.interface, call.member))
    guard append(call.arguments) else { return nil }
  }

  /// A signal of this process; `nil` if a part of it is invalid.
  convenience init?(signal member: String, path: String, interface: String, _ arguments: [BusValue]) {
    guard dbus_validate_path(path, nil) != 0, dbus_validate_interface(interface, nil) != 0,
      dbus_validate_member(member, nil) != 0
    else { return nil }
    self.init(dbus_message_new_signal(path, interface, member))
    guard append(arguments) else { return nil }
  }

  /// The reply to a call of another process.
  func reply(_ values: [BusValue]) -> BusMessage? {
    guard let reply = BusMessage(dbus_message_new_method_return(pointer)), reply.append(values) else { return nil }
    return reply
  }

  /// The reply to a call of a method that there is not.
  func unknownMethod() -> BusMessage? {
    BusMessage(dbus_message_new_error(pointer, "org.freedesktop.DBus.Error.UnknownMethod", "There is no such method."))
  }

  private func append(_ values: [BusValue]) -> Bool {
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(pointer, &iterator)
    return values.allSatisfy { Self.append($0, to: &iterator) }
  }

  private static func append(_ value: BusValue, to iterator: inout DBusMessageIter) -> Bool {
    switch value {
    case .string(let text):
      return text.withCString { pointer in
        var pointer: UnsafePointer<CChar>? = pointer
        return dbus_message_iter_append_basic(&iterator, string, &pointer) != 0
      }
    case .boolean(let flag):
      var value: dbus_bool_t = flag ? 1 : 0
      return dbus_message_iter_append_basic(&iterator, boolean, &value) != 0
    case .byte(var value): return dbus_message_iter_append_basic(&iterator, byte, &value) != 0
    case .int32(var value): return dbus_message_iter_append_basic(&iterator, int32, &value) != 0
    case .uint32(var value): return dbus_message_iter_append_basic(&iterator, uint32, &value) != 0
    case .strings(let texts):
      return appendContainer(array, "s", to: &iterator) { inner in
        texts.allSatisfy { append(.string($0), to: &inner) }
      }
    case .dictionary(let values):
      return appendContainer(array, "{sv}", to: &iterator) { inner in
        values.sorted { $0.key < $1.key }
          .allSatisfy { key, value in
            appendContainer(entry, nil, to: &inner) { pair in
              guard append(.string(key), to: &pair), let type = value.signature else { return false }
              return appendContainer(variant, type, to: &pair) { append(value, to: &$0) }
            }
          }
      }
    case .other: return false
    }
  }

  private static func appendContainer(
    _ type: Int32, _ signature: String?, to iterator: inout DBusMessageIter, _ body: (inout DBusMessageIter) -> Bool
  ) -> Bool {
    var inner = DBusMessageIter()
    guard dbus_message_iter_open_container(&iterator, type, signature, &inner) != 0 else { return false }
    guard body(&inner) else {
      dbus_message_iter_abandon_container(&iterator, &inner)
      return false
    }
    return dbus_message_iter_close_container(&iterator, &inner) != 0
  }

  // MARK: Reading

  /// What kind of message it is.
  enum Kind: Int32 {
    case call = 1
    case reply, error, signal
  }

  var kind: Kind? { Kind(rawValue: dbus_message_get_type(pointer)) }
  /// The number of the call to which this is the reply.
  var replySerial: UInt32 { dbus_message_get_reply_serial(pointer) }
  /// Whether the sender of a call waits for a reply.
  var expectsReply: Bool { dbus_message_get_no_reply(pointer) == 0 }
  var sender: String { Self.text(dbus_message_get_sender(pointer)) }
  var path: String { Self.text(dbus_message_get_path(pointer)) }
  var interface: String { Self.text(dbus_message_get_interface(pointer)) }
  var member: String { Self.text(dbus_message_get_member(pointer)) }
  var errorName: String { Self.text(dbus_message_get_error_name(pointer)) }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

  /// The arguments, at most `limit` with those in arrays.
  func values(limit: Int) -> [BusValue] {
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(pointer, &iterator) != 0 else { return [] }
    var rest = limit
    var values: [BusValue] = []
    repeat {
      values.append(Self.value(&iterator, &rest, depth: 0))
    } while rest > 0
      && dbus_message_iter_next(&iterator) != 0
    return values
  }

  private static func value(_ iterator: inout DBusMessageIter, _ rest: inout Int, depth: Int) -> BusValue {
    rest -= 1
    guard rest >= 0, depth <= maximumDepth else { return .other }
    switch dbus_message_iter_get_arg_type(&iterator) {
    case string, objectPath, signature:
      var pointer: UnsafePointer<CChar>?
      dbus_message_iter_get_basic(&iterator, &pointer)
      return .string(text(pointer))
    case boolean:
      var value: dbus_bool_t = 0
      dbus_message_iter_get_basic(&iterator, &value)
      return .boolean(value != 0)
    case byte:
      var value: UInt8 = 0
      dbus_message_iter_get_basic(&iterator, &value)
      return .byte(value)
    case int32:
      var value: Int32 = 0
      dbus_message_iter_get_basic(&iterator, &value)
      return .int32(value)
    case uint32:
      var value: UInt32 = 0
      dbus_message_iter_get_basic(&iterator, &value)
      return .uint32(value)
    case variant:
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      return value(&inner, &rest, depth: depth + 1)
    case array: return arrayValue(&iterator, &rest, depth: depth)
    default: return .other
    }
  }

  private static func arrayValue(_ iterator: inout DBusMessageIter, _ rest: inout Int, depth: Int) -> BusValue {
    let type = dbus_message_iter_get_element_type(&iterator)
    var inner = DBusMessageIter()
    dbus_message_iter_recurse(&iterator, &inner)
    var texts: [String] = []
    var values: [String: BusValue] = [:]
    while dbus_message_iter_get_arg_type(&inner) != 0 {
      guard rest > 0 else { return .other }
      switch type {
      case string:
        guard case .string(let text) = value(&inner, &rest, depth: depth + 1) else { return .other }
        texts.append(text)
      case entry:
        var pair = DBusMessageIter()
        dbus_message_iter_recurse(&inner, &pair)
        guard case .string(let key) = value(&pair, &rest, depth: depth + 1), dbus_message_iter_next(&pair) != 0 else {
          return .other
        }
        values[key] = value(&pair, &rest, depth: depth + 1)
      default: return .other
      }
      dbus_message_iter_next(&inner)
    }
    switch type {
    case string: return .strings(texts)
    case entry: return .dictionary(values)
    default: return .other
    }
  }
}

extension BusValue {
  /// The signature in a variant; `nil` if it cannot be sent.
  fileprivate var signature: String? {
    switch self {
    case .string: "s"
    case .boolean: "b"
    case .byte: "y"
    case .int32: "i"
    case .uint32: "u"
    case .strings: "as"
    case .dictionary: "a{sv}"
    case .other: nil
    }
  }
}
