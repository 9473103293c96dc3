public import Foundation

// What users see of an item, and what relates it to other content.

extension CSSearchableItemAttributeSet {
  /// The title.
  public var title: String? {
    get { text("title") }
    set { set("title", newValue) }
  }
  /// The name that users know the item by. It is shown where there is no title.
  public var displayName: String? {
    get { text("displayName") }
    set { set("displayName", newValue) }
  }
  /// Other names of the item.
  public var alternateNames: [String]? {
    get { texts("alternateNames") }
    set { set("alternateNames", newValue) }
  }
  /// A description, shown below the title.
  public var contentDescription: String? {
    get { text("contentDescription") }
    set { set("contentDescription", newValue) }
  }
  /// Words by which the item is found, beside those of its texts.
  public var keywords: [String]? {
    get { texts("keywords") }
    set { set("keywords", newValue) }
  }
  /// What the content is about.
  public var subject: String? {
    get { text("subject") }
    set { set("subject", newValue) }
  }
  /// An identifier of the content.
  public var identifier: String? {
    get { text("identifier") }
    set { set("identifier", newValue) }
  }
  /// The path of the item's file.
  public var path: String? {
    get { text("path") }
    set { set("path", newValue) }
  }
  /// The address of the item's file.
  public var contentURL: URL? {
    get { url("contentURL") }
    set { set("contentURL", newValue) }
  }
  /// The address of a page on the web with the content.
  public var url: URL? {
    get { url("url") }
    set { set("url", newValue) }
  }
  /// The address of a picture, shown beside the title.
  public var thumbnailURL: URL? {
    get { url("thumbnailURL") }
    set { set("thumbnailURL", newValue) }
  }
  /// The address of a picture for a dark appearance.
  public var darkThumbnailURL: URL? {
    get { url("darkThumbnailURL") }
    set { set("darkThumbnailURL", newValue) }
  }
  /// A picture, shown beside the title.
  public var thumbnailData: Data? {
    get { data("thumbnailData") }
    set { set("thumbnailData", newValue) }
  }
  /// The version of the content.
  public var version: String? {
    get { text("version") }
    set { set("version", newValue) }
  }
  /// What kind of content it is, in the user's words.
  public var kind: String? {
    get { text("kind") }
    set { set("kind", newValue) }
  }
  /// The identifier of the item that an activity shows. The activity is removed with the item.
  public var relatedUniqueIdentifier: String? {
    get { text("relatedUniqueIdentifier") }
    set { set("relatedUniqueIdentifier", newValue) }
  }
  /// The identifier of an item that an activity is about, and which need not exist.
  public var weakRelatedUniqueIdentifier: String? {
    get { text("weakRelatedUniqueIdentifier") }
    set { set("weakRelatedUniqueIdentifier", newValue) }
  }
  /// How relevant the item is among the app's, from 0 to 100. Stored; results are not ranked by it.
  public var rankingHint: NSNumber? {
    get { number("rankingHint") }
    set { set("rankingHint", newValue) }
  }
  /// Whether the user has made the content.
  public var userCreated: NSNumber? {
    get { number("userCreated") }
    set { set("userCreated", newValue) }
  }
  /// Whether the user owns the content.
  public var userOwned: NSNumber? {
    get { number("userOwned") }
    set { set("userOwned", newValue) }
  }
  /// Whether the user has chosen or ordered the content.
  public var userCurated: NSNumber? {
    get { number("userCurated") }
    set { set("userCurated", newValue) }
  }
  /// When the values were changed.
  public var metadataModificationDate: Date? {
    get { date("metadataModificationDate") }
    set { set("metadataModificationDate", newValue) }
  }
  /// When the content was made.
  public var contentCreationDate: Date? {
    get { date("contentCreationDate") }
    set { set("contentCreationDate", newValue) }
  }
  /// When the content was changed.
  public var contentModificationDate: Date? {
    get { date("contentModificationDate") }
    set { set("contentModificationDate", newValue) }
  }
  /// When the content was used last.
  public var lastUsedDate: Date? {
    get { date("lastUsedDate") }
    set { set("lastUsedDate", newValue) }
  }
  /// When the content was added.
  public var addedDate: Date? {
    get { date("addedDate") }
    set { set("addedDate", newValue) }
  }
  /// When the content was downloaded.
  public var downloadedDate: Date? {
    get { date("downloadedDate") }
    set { set("downloadedDate", newValue) }
  }
  /// The title of what contains the item.
  public var containerTitle: String? {
    get { text("containerTitle") }
    set { set("containerTitle", newValue) }
  }
  /// The name of what contains the item.
  public var containerDisplayName: String? {
    get { text("containerDisplayName") }
    set { set("containerDisplayName", newValue) }
  }
  /// The identifier of what contains the item.
  public var containerIdentifier: String? {
    get { text("containerIdentifier") }
    set { set("containerIdentifier", newValue) }
  }
  /// The place of the item among those of its container.
  public var containerOrder: NSNumber? {
    get { number("containerOrder") }
    set { set("containerOrder", newValue) }
  }
  /// The actions that results offer. Stored.
  public var actionIdentifiers: [String]? {
    get { texts("actionIdentifiers") }
    set { set("actionIdentifiers", newValue) }
  }
  /// Whether the item can be called. Stored.
  public var supportsPhoneCall: NSNumber? {
    get { number("supportsPhoneCall") }
    set { set("supportsPhoneCall", newValue) }
  }
  /// Whether the way to the item can be shown. Stored.
  public var supportsNavigation: NSNumber? {
    get { number("supportsNavigation") }
    set { set("supportsNavigation", newValue) }
  }
}
