import Foundation

/// Inspects Foundation's containers without a cast.
///
/// On Linux a cast of an `NSArray` to a Swift array converts everything in it to Swift's types, at any depth: a container that contains
/// itself, or is nested very deeply, overflows the stack, and one with shared parts takes exponential time. A mirror returns the objects
/// without conversion.
struct ObjectGraph {
  /// The limit for the number of values in a graph; an archive of that many is far too large to be stored.
  private static let valueLimit = 16 * 1024 * 1024

  /// The extent of a container: the nesting depth of containers, itself included, and the number of values that it expands to.
  private struct Extent {
    var height = 1
    var values = 1
  }

  private var extents: [ObjectIdentifier: Extent] = [:]
  private var path: Set<ObjectIdentifier> = []

  /// Why `value`, which is nested in `depth` containers, cannot be inspected; `nil` if it can be, and for everything but Foundation's
  /// containers.
  static func fault(in value: Any, depth: Int) -> UnencodableValue.Fault? {
    guard type(of: value) is AnyClass, isContainer(value) else { return nil }
    var graph = ObjectGraph()
    do throws(UnencodableValue) {
      _ = try graph.extent(of: value, room: UserInfoCoding.maximumDepth - depth)
      return nil
    } catch {
      return error.fault
    }
  }

  private static func isContainer(_ value: Any) -> Bool { value is NSArray || value is NSDictionary || value is NSSet }

  private static func isPlain(_ key: NSObject) -> Bool {
    key is NSString || key is NSNumber || key is NSDate || key is NSUUID || key is NSURL || key is NSData
  }

  private mutating func extent(of value: Any, room: Int) throws(UnencodableValue) -> Extent {
    // Parts of other types are inspected when they are encoded.
    guard type(of: value) is AnyClass, Self.isContainer(value) else { return Extent(height: 0) }
    let id = ObjectIdentifier(value as AnyObject)
    guard !path.contains(id), room > 0 else { throw UnencodableValue(fault: .tooDeep) }
    if let extent = extents[id] {
      guard extent.height <= room else { throw UnencodableValue(fault: .tooDeep) }
      return extent
    }
    path.insert(id)
    var whole = Extent()
    for child in Mirror(reflecting: value).children {
      var parts = [child.value]
      if let pair = child.value as? (key: NSObject, value: AnyObject) {
        // The cast of a container with another key in it may end the process.
        guard Self.isPlain(pair.key) else {
          throw UnencodableValue(fault: .unreadable(type: "NSDictionary (a key of it is a \(type(of: pair.key)))"))
        }
        parts = [pair.key, pair.value]
      }
      for part in parts {
        let extent = try extent(of: part, room: room - 1)
        whole.height = max(whole.height, extent.height + 1)
        whole.values += extent.values
      }
      guard whole.values <= Self.valueLimit else { throw UnencodableValue(fault: .tooLarge(length: whole.values)) }
    }
    path.remove(id)
    extents[id] = whole
    return whole
  }
}
