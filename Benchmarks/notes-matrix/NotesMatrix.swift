import Foundation
import SceneTesting
import UIKit

/// `notes-matrix INFO-PLIST`: the matrix of Notes, the example, whose sources these are: two documents by link and by Handoff, in every
/// situation, with one window and with two. Prints the table; fails if there are failures in it.
///
/// A separate process, because Notes stores its documents in the user's folders: the caller chooses them.
extension AppDelegate {
  static func main() {
    guard let infoPlist = CommandLine.arguments.dropFirst().first else {
      print("notes-matrix: name the Info.plist of Notes.")
      exit(64)
    }
    do {
      let (essay, poem) = (Document.ID(), Document.ID())
      let matrix = Matrix(
        of: { try $0.install(AppDelegate.self, manifest: .infoPlist(at: infoPlist)) },
        payloads: [
          .url(essay.link), .url(poem.link), try .handoff(essay.makeActivity()), try .handoff(poem.makeActivity()),
        ], situations: [.cold, .warm, .background]
      ) { scene, payload in
        (scene.rootViewController as? NotesViewController)?.document?.id.link == payload.content
      }
      let report = try matrix.run()
      print(report)
      exit(report.passed ? 0 : 1)
    } catch {
      print("notes-matrix: \(error)")
      exit(1)
    }
  }
}
