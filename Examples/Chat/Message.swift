/// A message of the conversation.
struct Message: Hashable, Sendable {
  var text: String
}
