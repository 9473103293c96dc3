import Figures
import Foundation
import PrivateDesktop

// The cost of the desktop compared with GTK itself: DesktopBenchApp and BareGTK, in turn, on one private display.

let goal = Goals()
do {
  let bench = try DesktopBench()
  print("each figure is the median; floor: the same in C and GTK alone, in the same run, turn by turn\n")
  try goal.report("launch to first frame", bench.launch(), within: 1.05)
  try goal.report("launch to first frame, without OpenGL in both", bench.launch(withoutOpenGL: true), within: 1.15)
  try goal.report("launch of SwiftUI's template to the first frame / UIKit's", bench.launchOfSwiftUI(), within: 1.08)
  let libraries = try ["DesktopBenchApp", "SwiftUIBenchApp", "BareGTK"].map(bench.libraries)
  print("  shared libraries at the start, UIKit's template, SwiftUI's, bare GTK:", libraries.map { Int($0) })
  Figure("shared libraries beyond GTK's own", max(libraries[0], libraries[1]) - libraries[2], unit: "", reach: 1)
    .report()
  let (text, bodies) = try bench.text()
  goal.report("one state of 1 000 texts changes, up to the widget / gtk_label_set_text", text, within: 6)
  Figure("bodies of that change", bodies, unit: "bodies", reach: 1).report()
  try goal.report("grid of 100 000 cells, launch to first frame / GtkGridView", bench.gridLaunch(), within: 1.2)
  try goal.report("a frame of that grid scrolled / GtkGridView", bench.gridScroll(), within: 1.3)
  try goal.report("a frame of 60 animated views / 60 widgets moved", bench.movingFrame(), within: 1.5)
  try goal.report("new scene to its first frame", bench.newScene(), within: 1.15)
  try goal.report("URL from a second process to the callback", bench.url(), within: 1.3)
  try goal.report("memory a scene", bench.memory(), within: 2)
  try bench.churn()
  try bench.idle()
} catch {
  FileHandle.standardError.write(Data("desktop-bench: \(error)\n".utf8))
  exit(70)
}
