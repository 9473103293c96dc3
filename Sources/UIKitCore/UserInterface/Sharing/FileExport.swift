import Foundation
import ViewBacking

/// Saves content as files where the user chooses: one file by its name, several in a folder.
@MainActor enum FileExport {
  /// - Parameter completion: Receives the files, `nil` if the user has cancelled, or the error of the first file that cannot be written.
  static func run(
    in scene: UIWindowScene, files: [(name: String, content: ActivityItems.Content)],
    completion: @escaping @MainActor (Result<[URL]?, any Error>) -> Void
  ) {
    var request = FileRequest(files.count == 1 ? .save : .openFolder)
    request.suggestedName = files.count == 1 ? files[0].name : nil
    scene.chooseFiles(request) { urls in
      guard let place = urls?.first else { return completion(.success(nil)) }
      do {
        var written: [URL] = []
        for file in files {
          let url = files.count == 1 ? place : free(place.appendingPathComponent(file.name))
          try file.content.write(to: url)
          written.append(url)
        }
        completion(.success(written))
      } catch {
        completion(.failure(error))
      }
    }
  }

  /// The URL, with a number in its name if there is a file already.
  static func free(_ url: URL) -> URL {
    var candidate = url
    var number = 2
    while FileManager.default.fileExists(atPath: candidate.path), number < 10_000 {
      let stem = url.deletingPathExtension().lastPathComponent
      candidate = url.deletingLastPathComponent().appendingPathComponent("\(stem) \(number)")
      if !url.pathExtension.isEmpty { candidate.appendPathExtension(url.pathExtension) }
      number += 1
    }
    return candidate
  }
}
