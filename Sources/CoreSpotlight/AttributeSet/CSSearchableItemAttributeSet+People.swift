public import Foundation

// Messages and those who write, receive or make content.

extension CSSearchableItemAttributeSet {
  /// Those who have written a message.
  public var authors: [CSPerson]? {
    get { people("authors") }
    set { set("authors", newValue) }
  }
  /// Those to whom a message is sent.
  public var primaryRecipients: [CSPerson]? {
    get { people("primaryRecipients") }
    set { set("primaryRecipients", newValue) }
  }
  /// Those to whom a copy is sent.
  public var additionalRecipients: [CSPerson]? {
    get { people("additionalRecipients") }
    set { set("additionalRecipients", newValue) }
  }
  /// Those to whom a copy is sent that others do not see.
  public var hiddenAdditionalRecipients: [CSPerson]? {
    get { people("hiddenAdditionalRecipients") }
    set { set("hiddenAdditionalRecipients", newValue) }
  }
  /// The names of the authors.
  public var authorNames: [String]? {
    get { texts("authorNames") }
    set { set("authorNames", newValue) }
  }
  /// The e-mail addresses of the authors.
  public var authorEmailAddresses: [String]? {
    get { texts("authorEmailAddresses") }
    set { set("authorEmailAddresses", newValue) }
  }
  /// Other addresses of the authors.
  public var authorAddresses: [String]? {
    get { texts("authorAddresses") }
    set { set("authorAddresses", newValue) }
  }
  /// The names of the recipients.
  public var recipientNames: [String]? {
    get { texts("recipientNames") }
    set { set("recipientNames", newValue) }
  }
  /// The e-mail addresses of the recipients.
  public var recipientEmailAddresses: [String]? {
    get { texts("recipientEmailAddresses") }
    set { set("recipientEmailAddresses", newValue) }
  }
  /// Other addresses of the recipients.
  public var recipientAddresses: [String]? {
    get { texts("recipientAddresses") }
    set { set("recipientAddresses", newValue) }
  }
  /// The identifier of an account.
  public var accountIdentifier: String? {
    get { text("accountIdentifier") }
    set { set("accountIdentifier", newValue) }
  }
  /// The names of the user in an account.
  public var accountHandles: [String]? {
    get { texts("accountHandles") }
    set { set("accountHandles", newValue) }
  }
  /// The mailboxes of a message.
  public var mailboxIdentifiers: [String]? {
    get { texts("mailboxIdentifiers") }
    set { set("mailboxIdentifiers", newValue) }
  }
  /// Telephone numbers.
  public var phoneNumbers: [String]? {
    get { texts("phoneNumbers") }
    set { set("phoneNumbers", newValue) }
  }
  /// E-mail addresses.
  public var emailAddresses: [String]? {
    get { texts("emailAddresses") }
    set { set("emailAddresses", newValue) }
  }
  /// Addresses for instant messages.
  public var instantMessageAddresses: [String]? {
    get { texts("instantMessageAddresses") }
    set { set("instantMessageAddresses", newValue) }
  }
  /// Whether a message is probably unwanted.
  public var likelyJunk: NSNumber? {
    get { number("likelyJunk") }
    set { set("likelyJunk", newValue) }
  }
  /// The names of people in the content.
  public var contactKeywords: [String]? {
    get { texts("contactKeywords") }
    set { set("contactKeywords", newValue) }
  }
  /// The editors.
  public var editors: [String]? {
    get { texts("editors") }
    set { set("editors", newValue) }
  }
  /// Those who take part.
  public var participants: [String]? {
    get { texts("participants") }
    set { set("participants", newValue) }
  }
  /// Those who have contributed.
  public var contributors: [String]? {
    get { texts("contributors") }
    set { set("contributors", newValue) }
  }
  /// The publishers.
  public var publishers: [String]? {
    get { texts("publishers") }
    set { set("publishers", newValue) }
  }
  /// The organizations.
  public var organizations: [String]? {
    get { texts("organizations") }
    set { set("organizations", newValue) }
  }
  /// The projects to which the content belongs.
  public var projects: [String]? {
    get { texts("projects") }
    set { set("projects", newValue) }
  }
  /// The user's role.
  public var role: String? {
    get { text("role") }
    set { set("role", newValue) }
  }
  /// The director.
  public var director: String? {
    get { text("director") }
    set { set("director", newValue) }
  }
  /// The producer.
  public var producer: String? {
    get { text("producer") }
    set { set("producer", newValue) }
  }
  /// The performers.
  public var performers: [String]? {
    get { texts("performers") }
    set { set("performers", newValue) }
  }
}
