public import Foundation

/// The properties of a drag that its source and its destination share.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether it may be moved rather than copied. Only inside one app.
  var allowsMoveOperation: Bool { get }
  /// Whether no other app may see it.
  var isRestrictedToDraggingApplication: Bool { get }

  /// The last location of the pointer, in the coordinates of `view`.
  func location(in view: UIView) -> CGPoint
  /// Whether an item has a representation of one of these types, or of a type that conforms to one.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of the class can be created from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether an item has a representation of one of these types, or of a type that conforms to one.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  /// Whether an object of the class can be created from an item.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Whether a value, such as a `String` or a `URL`, can be created from an item.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}
