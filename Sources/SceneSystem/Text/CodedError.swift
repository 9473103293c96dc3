/// The shape of this package's errors: what kind of failure it is, what has failed, and what to do.
///
/// An error is a structure with a `Code` of its own. A code is a structure with static members, so that a later version can add one without
/// a change in the code that uses it: compare it, or match it in a `switch` with a `default`. Each error has a static method for each code,
/// which takes what the message names.
///
/// The texts are for users and name no option of a command: the same error appears in an app, in a test and on the command line.
public protocol CodedError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure.
  associatedtype Code: Hashable, Sendable, CustomStringConvertible

  /// The kind of failure.
  var code: Code { get }
  /// What has failed and why, as a whole sentence that names the thing and its place.
  var message: String { get }
  /// What to do, in whole sentences; `nil` if nothing can be done, or if the message implies it.
  var suggestion: String? { get }
  /// The message, followed by the suggestion.
  var description: String { get }
}
