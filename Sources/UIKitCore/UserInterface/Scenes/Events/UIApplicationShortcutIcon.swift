public import Foundation

/// The icon of a quick action: a system icon, or an image of the app by name.
///
/// Differs from Apple: hosts show no icons for quick actions yet, so an icon is only stored; whether an image of that name exists is not
/// checked.
open class UIApplicationShortcutIcon: NSObject, NSCopying {
  /// Where the image comes from.
  private enum Image: Hashable {
    case type(IconType)
    case template(String)
    case system(String)
  }

  private let image: Image

  private init(image: Image) {
    self.image = image
    super.init()
  }

  /// One of the system's icons.
  public convenience init(type: IconType) { self.init(image: .type(type)) }

  /// An image of the app's bundle, used as a template.
  public convenience init(templateImageName: String) { self.init(image: .template(templateImageName)) }

  /// A system symbol.
  public convenience init(systemImageName: String) { self.init(image: .system(systemImageName)) }

  /// Returns the icon itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Two icons are equal if they show the same image.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.image == image }

  /// Equal icons have equal hashes.
  open override var hash: Int { image.hashValue }

  /// The system's icons for quick actions. Raw values are Apple's.
  public enum IconType: Int, Sendable {
    /// Writing something new.
    case compose = 0
    /// Playing.
    case play = 1
    /// Pausing.
    case pause = 2
    /// Adding an item.
    case add = 3
    /// The current location.
    case location = 4
    /// Searching.
    case search = 5
    /// Sharing.
    case share = 6
    /// Something forbidden.
    case prohibit = 7
    /// Choosing a contact.
    case contact = 8
    /// A home or a house.
    case home = 9
    /// Keeping the current location.
    case markLocation = 10
    /// A favourite.
    case favorite = 11
    /// Something loved.
    case love = 12
    /// A cloud service.
    case cloud = 13
    /// An invitation.
    case invitation = 14
    /// A confirmed action.
    case confirmation = 15
    /// Writing a mail.
    case mail = 16
    /// Writing a message.
    case message = 17
    /// A calendar or a day.
    case date = 18
    /// A clock or a timer.
    case time = 19
    /// Taking a photograph.
    case capturePhoto = 20
    /// Recording a film.
    case captureVideo = 21
    /// A task to do.
    case task = 22
    /// A task that is done.
    case taskCompleted = 23
    /// An alarm.
    case alarm = 24
    /// A bookmark.
    case bookmark = 25
    /// Playing in random order.
    case shuffle = 26
    /// Sound.
    case audio = 27
    /// Bringing up to date.
    case update = 28
  }
}
