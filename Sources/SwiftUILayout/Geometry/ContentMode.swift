/// How content of a fixed aspect ratio uses the space that it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The content is as large as possible inside the space.
  case fit
  /// The content is as small as possible around the space.
  case fill
}
