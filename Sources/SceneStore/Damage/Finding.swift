import GRDB
import SceneSystem

/// The content of an image of the files: all that was saved, or the intact part of it.
struct Finding {
  /// The rows with correct checksums; `nil` if there is none.
  let contents: ReadState?
  /// Why that is not the last save, as the end of a sentence; `nil` if it is.
  let flaw: String?

  /// Reads an image of a store that was saved `known` times, if that is known.
  init(_ image: DatabaseImage, known: Int64?) {
    var flaw = image.flaw
    // If the saves were counted, a lost save is detected by their number; an incomplete save that a kill interrupted is not a loss, because
    // its commit never returned.
    if known == nil, image.isLogBroken { flaw = flaw ?? Finding.brokenLog }
    if flaw == nil {
      do {
        let contents = try image.read { database -> ReadState? in
          guard try !StoreSchema.isNewer(database) else { throw Newer() }
          return try SessionDatabase.read(database)
        }
        flaw = contents == nil ? "it has no sessions in it" : contents?.flaw
        if let saves = contents?.stored.saves, let known, saves < known { flaw = Finding.missing(known - saves) }
        if flaw == nil {
          self.contents = contents
          self.flaw = nil
          return
        }
      } catch is Newer {
        contents = nil
        self.flaw = "a newer version wrote it"
        return
      } catch {
        flaw = "SQLite reports \u{201C}\((error as? DatabaseError)?.message ?? "\(error)")\u{201D}"
      }
    }
    contents = Salvage.read(image)
    self.flaw = flaw
  }

  private struct Newer: Error {}

  /// What can still be used, as a sentence.
  var consequence: String {
    switch contents?.stored.state.entries.count ?? 0 {
    case 0: "The app starts without sessions."
    case 1: "The app starts with the one session that is whole in it."
    case let count: "The app starts with the \(count) sessions that are whole in it."
    }
  }

  /// A flaw: saves may be missing, and they were not counted.
  static let brokenLog = "its log is damaged"

  /// A flaw: the last saves are missing.
  static func missing(_ count: Int64) -> String {
    count == 1 ? "the last save is missing" : "the last \(count) saves are missing"
  }
}
