/// The CloudKit container of a store. Has no effect: there is no CloudKit.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The name of the container.
  public let containerIdentifier: String

  /// A container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
