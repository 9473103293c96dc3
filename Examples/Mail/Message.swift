import Foundation

/// A message that has come in, or gone out.
struct Message: Hashable, Sendable {
  var id: Int
  var sender: String
  var subject: String
  var body: String
}
