/// A container whose stores CloudKit has copies of on a device.
///
/// Differs from Apple: there is no CloudKit; the stores are those of this machine.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// How the schema of a container is made. Has no effect.
  public struct CloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The schema is not sent.
    public static let dryRun = Self(rawValue: 2)
    /// The schema is logged.
    public static let printSchema = Self(rawValue: 4)
  }

  /// Has no effect.
  open func initializeCloudKitSchema(options: CloudKitContainerSchemaInitializationOptions = []) throws {}
}
