/// What the text of a field is. Nothing here completes such texts.
///
/// Source: Apple's documentation of `UITextContentType`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The type “name”.
  public static let name = UITextContentType(rawValue: "name")
  /// The type “name prefix”.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// The type “given name”.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The type “middle name”.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// The type “family name”.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The type “name suffix”.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// The type “nickname”.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The type “job title”.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The type “organization name”.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// The type “location”.
  public static let location = UITextContentType(rawValue: "location")
  /// The type “full street address”.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The type “street address line 1”.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The type “street address line 2”.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The type “address city”.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The type “address state”.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The type “address city and state”.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// The type “sublocality”.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The type “country name”.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The type “postal code”.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The type “telephone number”.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// The type “email address”.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// The type “URL”.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The type “credit card number”.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The type “username”.
  public static let username = UITextContentType(rawValue: "username")
  /// The type “password”.
  public static let password = UITextContentType(rawValue: "password")
  /// The type “new password”.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// The type “one time code”.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The type “birthdate”.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The type “date time”.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// The type “flight number”.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// The type “shipment tracking number”.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
}
