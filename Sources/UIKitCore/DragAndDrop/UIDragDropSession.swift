import Foundation

/// What is known of a drag, at its beginning as at its end.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Whether it may be moved rather than copied. Only inside one app.
  var allowsMoveOperation: Bool { get }
  /// Whether no other app may see it.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Where the pointer was last, in the coordinates of `view`.
  func location(in view: UIView) -> CGPoint
  /// Whether an item has something of one of these types, or of a kind of one.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of the class can be made of an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether an item has something of one of these types, or of a kind of one.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  /// Whether an object of the class can be made of an item.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Whether a value, such as a `String` or a `URL`, can be made of an item.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}
