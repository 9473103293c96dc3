import Foundation

/// A drag, as a view sees it that it comes over.
///
/// What other apps drag is text, links and pictures. It is there when the drop is performed, and before that only its types
/// are known.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, where this app began it.
  var localDragSession: (any UIDragSession)? { get }

  /// Makes an object of each item that can be one, and hands them over on the main actor, in the order of the items.
  ///
  /// - Parameters:
  ///   - aClass: Of which class.
  ///   - completion: Takes the objects.
  /// - Returns: How far it is.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
