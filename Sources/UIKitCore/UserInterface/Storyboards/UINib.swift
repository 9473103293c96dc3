public import Foundation
import RuntimeLogging

/// A xib file, from which its objects can be made any number of times.
///
/// Differs from Apple: it reads the `.xib` source itself. A file that is missing or damaged is logged and gives no objects, where a device
/// raises an exception.
@preconcurrency @MainActor public final class UINib: NSObject {
  /// The keys of options for instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public var rawValue: String
    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects for the placeholders of the file, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle?
  private let data: Data?
  private var document: StoryboardDocument?
  private var wasRead = false

  /// The xib `name` of a bundle, or of the app.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    data = nil
    super.init()
  }

  /// The xib in `data`.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "nib"
    bundle = bundleOrNil
    self.data = data
    super.init()
  }

  /// Makes the objects of the file, connects them to each other and to `ownerOrNil`, and returns those at the top level.
  @discardableResult public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let document = read() else { return [] }
    guard UINib.depth < 64 else {
      RuntimeLog.write("\(document.file): the nib is instantiated inside itself; it gives no objects.")
      return []
    }
    UINib.depth += 1
    defer { UINib.depth -= 1 }
    let builder = StoryboardBuilder(document: document, storyboard: nil, bundle: bundle)
    let scope = StoryboardScope(builder: builder, objects: document.objects)
    let owner = ownerOrNil as? NSObject
    scope.owner = owner
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    for placeholder in document.placeholders {
      if placeholder["placeholderIdentifier"] == "IBFilesOwner", let owner {
        scope.registerOwner(owner, for: placeholder)
      } else if let name = placeholder["placeholderIdentifier"], let id = placeholder["id"] {
        scope.objects[id] = external[name] as? NSObject
      }
    }
    var made: [NSObject] = []
    for element in document.objects {
      guard let id = element["id"], let object = scope.object(id) else { continue }
      made.append(object)
    }
    scope.rootView = made.lazy.compactMap { $0 as? UIView }.first
    scope.finish()
    return made
  }

  private static var depth = 0

  /// Whether a bundle or the app has a xib of this name.
  static func exists(_ name: String, in bundle: Bundle?) -> Bool { url(of: name, in: bundle) != nil }

  private static func url(of name: String, in bundle: Bundle?) -> URL? {
    UIProcess.current.locateNib(name) ?? bundle?.url(forResource: name, withExtension: "xib")
  }

  private func read() -> StoryboardDocument? {
    if wasRead { return document }
    wasRead = true
    do throws(StoryboardDocument.Failure) {
      if let data {
        document = try StoryboardDocument(data: data, file: "\(name).xib", kind: .nib)
      } else if let url = UINib.url(of: name, in: bundle) {
        document = try StoryboardTranslation.document(at: url, kind: .nib)
      } else {
        wasRead = false
        RuntimeLog.write(
          "Could not load NIB in bundle: 'NSBundle <\((bundle ?? .main).bundlePath)> (loaded)' with name '\(name)'")
      }
    } catch {
      RuntimeLog.write(error.description)
    }
    return document
  }
}

extension Bundle {
  /// Makes the objects of the xib `name`, connected to `owner`, and returns those at the top level; `nil`, which is logged, if there is
  /// none.
  @preconcurrency @MainActor @discardableResult public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let made = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return made.isEmpty && !UINib.exists(name, in: self) ? nil : made
  }
}
