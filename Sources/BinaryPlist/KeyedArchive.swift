/// Checks whether bytes are a keyed archive that can be passed to an unarchiver.
///
/// Foundation's unarchiver on Linux ends the process on some archives instead of rejecting them: on a class that is not a dictionary, on
/// objects that contain each other, on a dictionary with fewer keys than values. So an archive is checked before it is unarchived.
///
/// An archive is a dictionary of `$objects`, all objects in one array, and `$top`, which refers to some by key. Objects refer to each
/// other, and to their class, by their numbers.
public struct KeyedArchive {
  private typealias Entries = [String: PropertyListValue]

  /// The maximum nesting of objects; each level takes several frames of an unarchiver's stack.
  private static let depthLimit = 256

  private let objects: [PropertyListValue]
  private let knowsClass: (String) -> Bool
  private let isURL: (_ text: String, _ asBase: Bool) -> Bool
  /// Whether each object has been checked, and whether it is on the path to the present one.
  private var isDone: [Bool]
  private var isVisiting: [Bool]

  /// Checks `bytes`, and throws a description of the first problem.
  /// - Parameters:
  ///   - bytes: a binary property list, as `NSKeyedArchiver` writes it.
  ///   - knowsClass: whether there is a class of that name.
  ///   - isURL: whether Foundation creates a URL from the text; for a base URL, one that others can be relative to.
  public static func check(
    _ bytes: [UInt8], knowsClass: (String) -> Bool, isURL: (_ text: String, _ asBase: Bool) -> Bool
  ) throws(PropertyListReadError) {
    let list = try BinaryPropertyListReader.value(in: bytes, limits: .foundation)
    guard case .dictionary(let entries) = list, entries["$archiver"] == .string("NSKeyedArchiver"),
      entries["$version"] == .integer(100_000), case .dictionary(let top) = entries["$top"],
      case .array(let objects) = entries["$objects"], objects.first == .string("$null")
    else { throw .malformed(reason: "The property list is not a keyed archive") }
    // The closures do not outlive the call; the struct that stores them is destroyed when it returns.
    try withoutActuallyEscaping(knowsClass) { knowsClass throws(PropertyListReadError) in
      try withoutActuallyEscaping(isURL) { isURL throws(PropertyListReadError) in
        var archive = KeyedArchive(objects: objects, knowsClass: knowsClass, isURL: isURL)
        for value in top.values { try archive.follow(value, depth: 0) }
      }
    }
  }

  private init(
    objects: [PropertyListValue], knowsClass: @escaping (String) -> Bool,
    isURL: @escaping (_ text: String, _ asBase: Bool) -> Bool
  ) {
    self.objects = objects
    self.knowsClass = knowsClass
    self.isURL = isURL
    isDone = Array(repeating: false, count: objects.count)
    isVisiting = isDone
  }

  /// Checks every object that `value` refers to.
  private mutating func follow(_ value: PropertyListValue, depth: Int) throws(PropertyListReadError) {
    switch value {
    case .uid(let number): try visit(try index(number), depth: depth)
    case .array(let elements): for element in elements { try follow(element, depth: depth) }
    case .dictionary(let entries): for entry in entries.values { try follow(entry, depth: depth) }
    default: break
    }
  }

  private func index(_ number: UInt64) throws(PropertyListReadError) -> Int {
    guard number < UInt64(objects.count) else {
      throw .malformed(reason: "The keyed archive refers to object \(number) of \(objects.count)")
    }
    return Int(number)
  }

  private mutating func visit(_ index: Int, depth: Int) throws(PropertyListReadError) {
    guard !isDone[index] else { return }
    guard !isVisiting[index] else { throw .malformed(reason: "The keyed archive's object \(index) contains itself") }
    guard depth < Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit) }
    isVisiting[index] = true
    switch objects[index] {
    case .dictionary(let entries): try visit(entries, of: index, depth: depth)
    case .array, .uid: throw .malformed(reason: "The keyed archive's object \(index) has no class")
    default: break
    }
    isVisiting[index] = false
    isDone[index] = true
  }

  private mutating func visit(_ entries: Entries, of index: Int, depth: Int) throws(PropertyListReadError) {
    let className = try className(of: entries, index)
    try checkCollection(entries, of: index)
    try checkContent(entries, of: index, className)
    for (key, entry) in entries where key != "$class" { try follow(entry, depth: depth + 1) }
  }

  private func className(of entries: Entries, _ index: Int) throws(PropertyListReadError) -> String {
    guard case .uid(let number) = entries["$class"], case .dictionary(let type) = objects[try self.index(number)],
      case .string(let name) = type["$classname"]
    else { throw .malformed(reason: "The keyed archive's object \(index) has no class") }
    guard knowsClass(name) else {
      throw .malformed(reason: "The keyed archive's object \(index) is of the class \(name), which does not exist")
    }
    guard case .array(let classes) = type["$classes"], classes.first == .string(name),
      classes.allSatisfy({ if case .string = $0 { true } else { false } })
    else { throw .malformed(reason: "The keyed archive's class \(name) has no list of its superclasses") }
    return name
  }

  /// Objects of Foundation's own classes have the content from which they are created; without it unarchiving gives no object, and its
  /// container ends the process.
  private func checkContent(_ entries: Entries, of index: Int, _ className: String) throws(PropertyListReadError) {
    let isWhole =
      switch className.hasPrefix("NSMutable") ? "NS" + className.dropFirst("NSMutable".count) : className {
      case "NSString": if case .string = entries["NS.string"] { true } else { false }
      case "NSDate": if case .real = entries["NS.time"] { true } else { false }
      case "NSData": if case .data = entries["NS.data"] { true } else { false }
      case "NSUUID": if case .data(let bytes) = entries["NS.uuidbytes"] { bytes.count == 16 } else { false }
      case "NSURL": isWholeURL(entries)
      case "NSDictionary": entries["NS.keys"] != nil && entries["NS.objects"] != nil
      case "NSArray", "NSSet", "NSOrderedSet": entries["NS.objects"] != nil
      default: true
      }
    guard isWhole else {
      throw .malformed(reason: "The keyed archive's object \(index), of the class \(className), has no content")
    }
  }

  /// A URL has a text, and its base is none or another such URL; Foundation ends the process on a base from which it creates no URL.
  private func isWholeURL(_ entries: Entries) -> Bool {
    guard let text = text(entries["NS.relative"]), isURL(text, false), case .uid(let number) = entries["NS.base"],
      number < UInt64(objects.count)
    else { return false }
    guard number > 0 else { return true }
    // The base itself is checked when it is visited; here its text must be valid for a base.
    guard case .dictionary(let base) = objects[Int(number)], case .uid(let type) = base["$class"],
      type < UInt64(objects.count), case .dictionary(let entries) = objects[Int(type)],
      entries["$classname"] == .string("NSURL"), let text = self.text(base["NS.relative"])
    else { return false }
    return isURL(text, true)
  }

  private func text(_ value: PropertyListValue?) -> String? {
    guard case .uid(let number) = value, number > 0, number < UInt64(objects.count) else { return nil }
    switch objects[Int(number)] {
    case .string(let text): return text
    // A mutable string is an object, and is checked as one.
    case .dictionary(let entries): if case .string(let text) = entries["NS.string"] { return text } else { return nil }
    default: return nil
    }
  }

  /// A collection's elements are objects, none of them nil, and each key has its value.
  private func checkCollection(_ entries: Entries, of index: Int) throws(PropertyListReadError) {
    var counts: [Int] = []
    for key in ["NS.keys", "NS.objects"] {
      guard let entry = entries[key] else { continue }
      guard case .array(let elements) = entry else {
        throw .malformed(reason: "The keyed archive's collection \(index) has no list of elements")
      }
      for element in elements {
        guard case .uid(let number) = element, objects[try self.index(number)] != .string("$null") else {
          throw .malformed(reason: "The keyed archive's collection \(index) has an element that is not an object")
        }
      }
      counts.append(elements.count)
    }
    guard counts.count < 2 || counts[0] == counts[1] else {
      throw .malformed(reason: "The keyed archive's dictionary \(index) has different numbers of keys and values")
    }
    guard entries["NS.keys"] == nil || counts.count == 2 else {
      throw .malformed(reason: "The keyed archive's dictionary \(index) has no values")
    }
  }
}
