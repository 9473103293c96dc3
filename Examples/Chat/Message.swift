/// Something that was said.
struct Message: Hashable, Sendable {
  var text: String
}
