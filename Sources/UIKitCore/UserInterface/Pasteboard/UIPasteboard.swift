public import Foundation
import ViewBacking

/// Data that the user copies and pastes, in an app and between apps. It may be used from any thread.
///
/// The general pasteboard is the desktop's clipboard in windows: text, URLs and the picture of its first item are passed to other apps, and
/// text and URLs that other apps have copied are read. Without a host, and for each other name, a pasteboard belongs to the process alone.
///
/// Differs from Apple: reading asks the user for no permission; options such as an expiration date have no effect.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard that all apps share.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// An option for items. Stored nowhere, and without effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// An option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether the items stay on this device.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  /// Posted after the content has changed, by the app; the object is the pasteboard. The types are in `userInfo`, by
  /// ``changedTypesAddedUserInfoKey`` and ``changedTypesRemovedUserInfoKey``.
  public class var changedNotification: NSNotification.Name { .init("UIPasteboardChangedNotification") }
  /// Posted before a pasteboard is removed; the object is the pasteboard.
  public class var removedNotification: NSNotification.Name { .init("UIPasteboardRemovedNotification") }
  /// The key for the types that were added, `[String]`.
  public class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }
  /// The key for the types that were removed, `[String]`.
  public class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }
  /// The key of a value whose type the pasteboard determines by its class, in ``items``.
  public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }
  /// The types of texts.
  public class var typeListString: [String] { [TypeIdentifier.text, "public.text", "public.plain-text"] }
  /// The types of URLs.
  public class var typeListURL: [String] { [TypeIdentifier.url, TypeIdentifier.fileURL] }
  /// The types of pictures.
  public class var typeListImage: [String] { TypeIdentifier.images + ["public.image"] }
  /// The types of colours.
  public class var typeListColor: [String] { ["com.apple.uikit.color"] }

  /// The pasteboard that all apps share.
  open class var general: UIPasteboard { PasteboardTable.current.generalPasteboard() }

  /// The name of the pasteboard.
  open var name: Name { storedName }
  private let storedName: Name
  private weak var table: PasteboardTable?
  private let lock = NSLock()
  private var content: [[String: Any]] = []
  private var changes = 0

  init(named name: Name, table: PasteboardTable) {
    storedName = name
    self.table = table
    super.init()
  }

  /// The pasteboard of a name; `nil` if there is none and `create` is `false`.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let table = PasteboardTable.current
    guard let known = table.pasteboard(pasteboardName, creates: create) else { return nil }
    // Pasteboards of one name have the same content: this one forwards to it.
    self.init(named: pasteboardName, table: table)
    shared = known
  }

  /// The pasteboard that stores the content of this name, if it is another object.
  private var shared: UIPasteboard?
  private var storage: UIPasteboard { shared ?? self }

  /// A new pasteboard with a name that no other one has.
  open class func withUniqueName() -> UIPasteboard {
    let name = Name("com.apple.UIKit.pboard.\(UUID().uuidString)")
    return PasteboardTable.current.pasteboard(name, creates: true)!
  }

  /// Removes the pasteboard of a name and its content. Has no effect for the general one.
  open class func remove(withName pasteboardName: Name) {
    guard let removed = PasteboardTable.current.remove(pasteboardName) else { return }
    NotificationCenter.default.post(name: removedNotification, object: removed)
    removed.lock.withLock { removed.content = [] }
  }

  /// The number of changes so far.
  open var changeCount: Int { storage.lock.withLock { storage.changes } }

  /// The items: for each type its value, such as a `String`, `URL`, `UIImage` or `Data`.
  open var items: [[String: Any]] {
    get { storage.lock.withLock { storage.content } }
    set { setItems(newValue) }
  }

  /// Replaces the items. The options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { replace(items) }

  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { replace(self.items + items) }

  /// The number of items.
  open var numberOfItems: Int { items.count }

  private func replace(_ items: [[String: Any]]) {
    if storage !== self { return storage.replace(items) }
    let typed = items.map(Self.typed)
    let (old, new) = lock.withLock {
      let old = content
      content = typed
      changes += 1
      return (Set(old.flatMap(\.keys)), Set(typed.flatMap(\.keys)))
    }
    if storedName == .general { table?.publish(clipboardContent) }
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ])
  }

  /// An item in which values of an automatic type have the type of their class.
  private static func typed(_ item: [String: Any]) -> [String: Any] {
    var typed: [String: Any] = [:]
    for (type, value) in item {
      guard type == typeAutomatic else {
        typed[type] = value
        continue
      }
      switch value {
      case is String: typed[TypeIdentifier.text] = value
      case let url as URL: typed[url.isFileURL ? TypeIdentifier.fileURL : TypeIdentifier.url] = url
      case let image as UIImage: typed[image.writableTypeIdentifiersForItemProvider.first ?? "public.image"] = image
      case is UIColor: typed[typeListColor[0]] = value
      default: typed["public.data"] = value
      }
    }
    return typed
  }

  /// The content as other apps read it.
  private var clipboardContent: ClipboardContent {
    var clipboard = ClipboardContent(text: strings?.joined(separator: "\n"))
    clipboard.links = (urls ?? []).map(\.absoluteString)
    if clipboard.text == nil, !clipboard.links.isEmpty { clipboard.text = clipboard.links.joined(separator: "\n") }
    if let image, let data = image.data {
      clipboard.image = data
      clipboard.imageType =
        switch image.writableTypeIdentifiersForItemProvider.first {
        case "public.jpeg": "image/jpeg"
        case "com.compuserve.gif": "image/gif"
        case "com.microsoft.bmp": "image/bmp"
        case "public.svg-image": "image/svg+xml"
        default: "image/png"
        }
    }
    return clipboard
  }

  /// Another app has changed the clipboard.
  func adopt(_ clipboard: ClipboardContent) {
    var new: [[String: Any]] = clipboard.links.compactMap { link in
      URL(string: link).map { [$0.isFileURL ? TypeIdentifier.fileURL : TypeIdentifier.url: $0] }
    }
    if let text = clipboard.text {
      // The text of links stands beside them in one item.
      if new.count == 1 { new[0][TypeIdentifier.text] = text } else { new.append([TypeIdentifier.text: text]) }
    }
    if let data = clipboard.image, let image = UIImage(data: data) {
      new.append([image.writableTypeIdentifiersForItemProvider.first ?? "public.image": image])
    }
    lock.withLock {
      content = new
      changes += 1
    }
  }
}
