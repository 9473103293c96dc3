public import Foundation

/// A drag, as seen by the view below it.
///
/// Other apps provide text, links and pictures. These are available when the drop is performed; before that only their types are known.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag session, if this app began it.
  var localDragSession: (any UIDragSession)? { get }

  /// Creates an object from each item that supports the class, and passes them to `completion` on the main actor, in the order of the
  /// items.
  ///
  /// - Parameters:
  ///   - aClass: The class of the objects.
  ///   - completion: Called with the objects.
  /// - Returns: The progress.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
