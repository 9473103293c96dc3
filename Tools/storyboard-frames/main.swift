import Foundation
import StoryboardFrames

// Compares our layout of storyboards with the frames that Xcode has left in them:
//
//   storyboard-frames FOLDER [--json] [--worst COUNT]
var arguments = Array(CommandLine.arguments.dropFirst())
let isJSON = arguments.contains("--json")
var worst = 20
if let index = arguments.firstIndex(of: "--worst"), arguments.indices.contains(index + 1) {
  worst = Int(arguments[index + 1]) ?? worst
  arguments.removeSubrange(index...(index + 1))
}
guard let folder = arguments.first(where: { !$0.hasPrefix("--") }) else {
  FileHandle.standardError.write(Data("usage: storyboard-frames FOLDER [--json] [--worst COUNT]\n".utf8))
  exit(64)
}
var comparison = FrameComparison(folder: URL(fileURLWithPath: folder).standardizedFileURL)
comparison.run()
if isJSON {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  FileHandle.standardOutput.write(try encoder.encode(comparison.report))
} else {
  print(comparison.report.text(worst: worst))
}
