import Foundation

/// The names of devices.
public enum DeviceName {
  /// As many whole characters as fit `length` UTF-8 code units, and never none.
  static func cut(_ name: String, to length: Int) -> String {
    var result = ""
    var rest = length
    for character in name {
      rest -= character.utf8.count
      guard rest >= 0 else { break }
      result.append(character)
    }
    return result.isEmpty ? "Device" : result
  }

  /// The name of the host, which is the default name of a device.
  public static var host: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "Device" }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return cut(String(decoding: bytes, as: UTF8.self), to: 63)
  }
}
