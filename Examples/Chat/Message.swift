/// A message of the conversation.
struct Message: Hashable, Codable, Sendable {
  var text: String
}
