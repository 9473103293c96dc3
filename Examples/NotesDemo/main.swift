import Foundation
import SceneSimulator

// Runs Notes through an evening on a simulated iPad and fails if any text was lost. Run it with `make demo`.

let printer = DemoPrinter()
DeviceTermination.handleSignals()
do {
  let container = try AppContainer.temporary()
  defer {
    do {
      try container.remove()
    } catch {
      printer.remark("The device's folder could not be removed: \(container.path) (\(error))")
    }
  }
  let folder = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
  let device = try DemoDevice(app: folder.appendingPathComponent("Notes").path, container: container)
  var demo = Demo(device: device, folder: DraftsFolder(home: URL(fileURLWithPath: container.path)), printer: printer)
  try demo.run()
  device.close()
  if demo.losses.isEmpty {
    printer.title("\nNothing was lost.")
  } else {
    printer.title("\nLost:")
    for loss in demo.losses { printer.lost(loss) }
    exit(1)
  }
} catch {
  printer.lost("\(error)")
  exit(1)
}
