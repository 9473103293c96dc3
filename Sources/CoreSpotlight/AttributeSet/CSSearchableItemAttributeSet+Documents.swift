public import Foundation

// Documents.

extension CSSearchableItemAttributeSet {
  /// The theme of a document.
  public var theme: String? {
    get { text("theme") }
    set { set("theme", newValue) }
  }
  /// The app that made a document.
  public var creator: String? {
    get { text("creator") }
    set { set("creator", newValue) }
  }
  /// Those for whom a document is meant.
  public var audiences: [String]? {
    get { texts("audiences") }
    set { set("audiences", newValue) }
  }
  /// The size of a document, in megabytes.
  public var fileSize: NSNumber? {
    get { number("fileSize") }
    set { set("fileSize", newValue) }
  }
  /// The number of pages.
  public var pageCount: NSNumber? {
    get { number("pageCount") }
    set { set("pageCount", newValue) }
  }
  /// The width of a page, in points.
  public var pageWidth: NSNumber? {
    get { number("pageWidth") }
    set { set("pageWidth", newValue) }
  }
  /// The height of a page, in points.
  public var pageHeight: NSNumber? {
    get { number("pageHeight") }
    set { set("pageHeight", newValue) }
  }
  /// How a document is encrypted.
  public var securityMethod: String? {
    get { text("securityMethod") }
    set { set("securityMethod", newValue) }
  }
  /// The apps that have converted a document.
  public var encodingApplications: [String]? {
    get { texts("encodingApplications") }
    set { set("encodingApplications", newValue) }
  }
  /// The names of the fonts.
  public var fontNames: [String]? {
    get { texts("fontNames") }
    set { set("fontNames", newValue) }
  }
  /// The text of a document.
  public var textContent: String? {
    get { text("textContent") }
    set { set("textContent", newValue) }
  }
  /// The text of a document in HTML. Stored; its words are not found.
  public var htmlContentData: Data? {
    get { data("htmlContentData") }
    set { set("htmlContentData", newValue) }
  }
  /// A comment.
  public var comment: String? {
    get { text("comment") }
    set { set("comment", newValue) }
  }
  /// The owner of the copyright.
  public var copyright: String? {
    get { text("copyright") }
    set { set("copyright", newValue) }
  }
  /// The rights in the content.
  public var rights: String? {
    get { text("rights") }
    set { set("rights", newValue) }
  }
  /// The headline.
  public var headline: String? {
    get { text("headline") }
    set { set("headline", newValue) }
  }
  /// Instructions for the use of the content.
  public var instructions: String? {
    get { text("instructions") }
    set { set("instructions", newValue) }
  }
  /// Information about the content.
  public var information: String? {
    get { text("information") }
    set { set("information", newValue) }
  }
  /// The languages of the content.
  public var languages: [String]? {
    get { texts("languages") }
    set { set("languages", newValue) }
  }
}
