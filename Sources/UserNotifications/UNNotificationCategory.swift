public import Foundation

/// A button on a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier that a response contains.
  public let identifier: String
  /// The button's title.
  public let title: String
  /// The button's behaviour.
  public let options: UNNotificationActionOptions

  /// Makes a button with a title.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}

/// A button that lets the user type a response.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder of the empty field.
  public let textInputPlaceholder: String

  /// Makes a button with a title that opens a text field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// The behaviour of a button on a notification.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device must be unlocked.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// The action is destructive.
  public static let destructive = Self(rawValue: 1 << 1)
  /// It opens the app.
  public static let foreground = Self(rawValue: 1 << 2)
}

/// A category of notifications with its buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier by which a notification's content refers to the category.
  public let identifier: String
  /// The buttons, the most likely one first.
  public let actions: [UNNotificationAction]
  /// The identifiers of related intents.
  public let intentIdentifiers: [String]
  /// The placeholder for a hidden body.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The category's behaviour.
  public let options: UNNotificationCategoryOptions

  /// Makes a category with these buttons.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.options = options
    super.init()
  }
}

/// The behaviour of a category of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Dismissing a notification is reported as a response, too.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// It may be shown in a car.
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
  /// The title is shown when previews are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  /// The subtitle is shown when previews are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
  /// Siri may read the notification aloud. iOS 13, deprecated in iOS 15. Without effect.
  public static let allowAnnouncement = Self(rawValue: 1 << 4)
}

/// A response with text that the user typed into a notification.
///
/// Differs from Apple: device scripts only tap, so a simulated device never creates one.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  /// A response with a text. Apple does not publish this initialiser.
  @_spi(Runtime) public init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
