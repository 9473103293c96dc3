import Foundation
import SceneSimulator

// Runs Notes through an evening on a simulated iPad and fails if anything was lost. Run it with `make demo`.

let narrator = Narrator()
DeviceTermination.handleSignals()
do {
  let container = try AppContainer.temporary()
  defer {
    do {
      try container.remove()
    } catch {
      narrator.remark("The device's folder could not be removed: \(container.path) (\(error))")
    }
  }
  let folder = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
  let stage = try Stage(app: folder.appendingPathComponent("Notes").path, container: container)
  var story = Story(stage: stage, desk: Desk(home: URL(fileURLWithPath: container.path)), narrator: narrator)
  try story.tell()
  stage.close()
  if story.losses.isEmpty {
    narrator.title("\nNothing was lost.")
  } else {
    narrator.title("\nLost:")
    for loss in story.losses { narrator.lost(loss) }
    exit(1)
  }
} catch {
  narrator.lost("\(error)")
  exit(1)
}
