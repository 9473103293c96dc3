public import Foundation

/// What results of a query have, and further conditions.
open class CSSearchQueryContext: NSObject {
  /// Where a query looks.
  public struct SourceOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Options with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Messages of Mail as well. Without effect.
    public static let allowMail = SourceOptions(rawValue: 1)
  }

  /// The attributes that results have; all if it is empty. Default: empty.
  open var fetchAttributes: [String] = []
  /// Further conditions, each in the language of queries. All of them must hold. Default: none.
  open var filterQueries: [String] = []
  /// The language of the user's keyboard. Stored.
  open var keyboardLanguage: String?
  /// Where the query looks. Stored.
  open var sourceOptions: SourceOptions = []

  /// A context without conditions.
  public override init() { super.init() }
}
