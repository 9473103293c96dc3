import Foundation

/// A button on a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The name under which the answer comes back.
  public let identifier: String
  /// What the button says.
  public let title: String
  /// How it behaves.
  public let options: UNNotificationActionOptions

  /// A button that says `title`.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}

/// A button that lets the user type an answer.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What the button that sends the text says.
  public let textInputButtonTitle: String
  /// What stands in the empty field.
  public let textInputPlaceholder: String

  /// A button that says `title` and opens a field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// How a button on a notification behaves.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device must be unlocked.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// It removes or undoes something.
  public static let destructive = Self(rawValue: 1 << 1)
  /// It opens the app.
  public static let foreground = Self(rawValue: 1 << 2)
}

/// A kind of notification and the buttons that it has.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The name by which a notification's content says that it is of this kind.
  public let identifier: String
  /// The buttons, the most likely first.
  public let actions: [UNNotificationAction]
  /// The intents that go with it.
  public let intentIdentifiers: [String]
  /// What stands in place of a hidden body.
  public let hiddenPreviewsBodyPlaceholder: String
  /// How it behaves.
  public let options: UNNotificationCategoryOptions

  /// A kind of notification with these buttons.
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

/// How a kind of notification behaves.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Dismissing it is an answer, too.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// It may be shown in a car.
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
  /// The title is shown where previews are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  /// The subtitle is shown where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
}

/// What the user typed into a notification.
///
/// Differs from Apple: device scripts only tap, so a simulated device never makes one.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  /// A response with a text. Apple withholds this initialiser.
  @_spi(Runtime) public init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
