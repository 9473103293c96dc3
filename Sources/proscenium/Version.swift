/// The version of the tool and of the libraries that it is built from: what `proscenium --version` prints, what the manual pages
/// are dated with, and the first heading of `CHANGELOG.md`.
enum Version {
  static let current = "0.1.0"
}
