extension CommandTree {
  /// Every command that help shows; the tool itself first.
  static var all: [Node] { all(of: Proscenium.self) }
}

extension CommandDescription {
  /// Every command that help shows, the tool itself first.
  static func all() throws -> [CommandDescription] { try all(of: Proscenium.self) }
}
