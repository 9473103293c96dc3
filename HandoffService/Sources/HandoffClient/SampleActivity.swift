import Foundation
public import SceneSystem

/// Activities for tests and benchmarks.
public enum SampleActivity {
  /// An activity with this many bytes of `userInfo`, and at most 256 more in all.
  public static func archive(_ type: String, bytes count: Int, webpage: String? = nil) throws -> ActivityArchive {
    var generator = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 8)
    while bytes.count < count { withUnsafeBytes(of: generator.next() as UInt64) { bytes += $0 } }
    var properties: [String: Any] = ["activityType": type, "userInfo": ["content": Data(bytes.prefix(count))]]
    properties["webpageURL"] = webpage
    let data = try PropertyListSerialization.data(fromPropertyList: properties, format: .binary, options: 0)
    return ActivityArchive(activityType: type, bytes: Bytes(data))
  }
}
