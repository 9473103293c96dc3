/// The version of the tool and of its libraries: printed by `proscenium --version`, printed in the manual pages, and the first heading of
/// `CHANGELOG.md`.
enum Version {
  static let current = "0.1.0"
}
