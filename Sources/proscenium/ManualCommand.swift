import ArgumentParser
import Foundation
import SceneSimulator

/// `proscenium generate-manual FOLDER`, for `make install`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate-manual", abstract: "Write the manual pages into a folder.", shouldDisplay: false)

  @Argument(help: ArgumentHelp("The folder.", valueName: "folder"), completion: .directory)
  var folder: String

  mutating func run() throws {
    let commands = try CommandDescription.all()
    for command in commands {
      let path = "\(folder)/\(command.pageName).1"
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try ManualPage(command, among: commands).text.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        throw Console.refuse(
          ScriptError(
            .unusableFile, location: path,
            message: "the manual page cannot be written here (\(FileProblem.reason(error, path: path)))"
          ))
      }
    }
  }
}
