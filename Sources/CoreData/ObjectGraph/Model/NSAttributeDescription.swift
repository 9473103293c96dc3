/// An attribute of an entity: a number, a text, a date, data or another value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The types under their names since iOS 15.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The number of `NSAttributeType`.
    public let rawValue: UInt

    /// The type with a number of `NSAttributeType`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ type: NSAttributeType) { rawValue = type.rawValue }

    /// No type.
    public static let undefined = Self(.undefinedAttributeType)
    /// A number of 16 bits.
    public static let integer16 = Self(.integer16AttributeType)
    /// A number of 32 bits.
    public static let integer32 = Self(.integer32AttributeType)
    /// A number of 64 bits.
    public static let integer64 = Self(.integer64AttributeType)
    /// A decimal number.
    public static let decimal = Self(.decimalAttributeType)
    /// A `Double`.
    public static let double = Self(.doubleAttributeType)
    /// A `Float`.
    public static let float = Self(.floatAttributeType)
    /// A text.
    public static let string = Self(.stringAttributeType)
    /// A truth value.
    public static let boolean = Self(.booleanAttributeType)
    /// A date.
    public static let date = Self(.dateAttributeType)
    /// Data.
    public static let binaryData = Self(.binaryDataAttributeType)
    /// A UUID.
    public static let uuid = Self(.UUIDAttributeType)
    /// A URL.
    public static let uri = Self(.URIAttributeType)
    /// A value that a transformer makes data of.
    public static let transformable = Self(.transformableAttributeType)
    /// The identifier of an object.
    public static let objectID = Self(.objectIDAttributeType)
  }

  /// The type of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The type of the values, under its name since iOS 15.
  public var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  /// The value of a new object.
  open var defaultValue: Any?
  /// The name of the class of a transformable attribute's values.
  open var attributeValueClassName: String?
  /// The name of the transformer of a transformable attribute.
  ///
  /// Differs from Apple: without one, property lists and objects with `NSCoding` are saved.
  open var valueTransformerName: String?
  /// Whether large data is saved in a file of its own.
  ///
  /// Differs from Apple: data is always saved in the store's file.
  open var allowsExternalBinaryDataStorage = false
  /// Has no effect; the history of a store is not kept.
  open var preservesValueInHistoryOnDeletion = false
  /// Has no effect; there is no CloudKit.
  open var allowsCloudEncryption = false

  var minimum: Double?
  var maximum: Double?
  var pattern: String?

  override func copied() -> NSPropertyDescription { assignAttribute(to: NSAttributeDescription()) }

  func assignAttribute<Attribute: NSAttributeDescription>(to copy: Attribute) -> Attribute {
    let copy = assign(to: copy)
    copy.attributeType = attributeType
    copy.defaultValue = defaultValue
    copy.attributeValueClassName = attributeValueClassName
    copy.valueTransformerName = valueTransformerName
    copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    copy.minimum = minimum
    copy.maximum = maximum
    copy.pattern = pattern
    return copy
  }
}
