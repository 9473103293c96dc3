import Foundation
import Testing
import TestSupport
import TestTraits

@Suite("proscenium conformance", .waitsForProcesses)
struct ConformanceTests {
  @Test("Every golden trace passes")
  func golden() throws {
    let run = try Run(["conformance", "Conformance"])
    #expect(run.status == 0, "\(run.lines.filter { !$0.hasPrefix("ok ") }.joined(separator: "\n"))")
    let last = try #require(run.lines.last).split(separator: " ")
    #expect(last.count == 5 && last[0] == "conformance:" && last[4] == "traces")
    #expect(last[1] == last[3])
    #expect(Int(last[1]) ?? 0 >= 60)
  }

  @Test("A trace that fails is shown as a diff, and the exit status is 1")
  func differs() throws {
    let scratch = TemporaryFolder()
    let file = try scratch.write(
      "only: SceneDelegate\n\n> tap icon\nSceneDelegate.scene(_:willConnectTo:options:)\nSceneDelegate.sceneDidBecomeActive(_:)\n",
      to: "W.trace"
    )
    let good = try scratch.write(
      "only: AppDelegate\npartial: yes\n\n> tap icon\nAppDelegate.application(_:didFinishLaunchingWithOptions:)\n",
      to: "X.trace")
    let run = try Run(["conformance", file, good])
    #expect(run.status == 1)
    #expect(
      run.output == """
        differs W
        --- \(file)
        +++ seen
        @@ line 3: > tap icon @@
         SceneDelegate.scene(_:willConnectTo:options:)
        +SceneDelegate.sceneWillEnterForeground(_:)
         SceneDelegate.sceneDidBecomeActive(_:)
        ok X
        conformance: 1 of 2 traces

        """)
  }

  @Test("A trace of an app of SwiftUI runs, and can be left out")
  func swiftUI() throws {
    let scratch = TemporaryFolder()
    try scratch.write(
      "app: swiftui-app\nonly: scenePhase\n\n> tap icon\nscenePhase=active\n> swipe home\nscenePhase=inactive\n"
        + "scenePhase=background\n", to: "U.trace")
    try scratch.write("only: post\n\n> tap icon\n", to: "V.trace")
    let run = try Run(["conformance", scratch.path])
    #expect(run.status == 0)
    #expect(run.output == "ok U\nok V\nconformance: 2 of 2 traces\n")
    let without = try Run(["conformance", scratch.path, "--without", "swiftui"])
    #expect(without.status == 0)
    #expect(without.output == "left out: 1 trace that needs SwiftUI\nok V\nconformance: 1 of 1 traces\n")
  }

  @Test("A mistake in one file ends the run before anything starts")
  func malformed() throws {
    let scratch = TemporaryFolder()
    try scratch.write("> tap icon\n", to: "A.trace")
    let file = try scratch.write("> tap icon\n> dance\n", to: "B.trace")
    let run = try Run(["conformance", scratch.path])
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasPrefix(
        "\(file):2: error: unknown stimulus \u{201C}dance\u{201D}; \u{201C}proscenium stimuli\u{201D}"))
  }

  @Test("A folder without traces is an error, not an empty success")
  func empty() throws {
    let scratch = TemporaryFolder()
    let run = try Run(["conformance", scratch.path])
    #expect(run.status == 64)
    #expect(run.errors == "\(scratch.path): error: no *.trace is in this folder\n")
  }

  @Test("A reference app that is missing or crashes is a difference with its reason")
  func badApps() throws {
    let scratch = TemporaryFolder()
    let file = try scratch.write("only: post\n\n> tap icon\n", to: "D.trace")
    let missing = try Run(["conformance", file, "--apps", scratch.path])
    #expect(missing.status == 1)
    #expect(
      missing.output.contains(
        "# The reference app ReferenceStoryboard is not built; it belongs beside proscenium in \(scratch.path)."))
    try scratch.write(program: "#!/bin/sh\nkill -SEGV $$\n", to: "ReferenceStoryboard")
    let dead = try Run(["conformance", file, "--apps", scratch.path])
    #expect(dead.status == 1)
    #expect(dead.output.contains("ReferenceStoryboard was ended by signal 11 (SIGSEGV)"))
    #expect(dead.lines.last == "conformance: 0 of 1 traces")
  }

  @Test("L-11: from iOS 27 on an app without scenes is ended at launch; the runner does not fail")
  func enforcement() throws {
    let scratch = TemporaryFolder()
    let file = try scratch.write(
      """
      os: 27
      app: app-based
      only: AppDelegate process

      > tap icon
      process.killed

      """, to: "L.trace")
    let run = try Run(["conformance", file])
    #expect(run.output == "ok L\nconformance: 1 of 1 traces\n")
  }

  @Test("process.killed and process.exit come from the device, not from the app")
  func processEvents() throws {
    let scratch = TemporaryFolder()
    let file = try scratch.write(
      """
      only: process AppDelegate

      | tap icon
      > kill
      process.killed

      | tap icon
      | open switcher
      > swipe away A
      AppDelegate.applicationWillTerminate(_:)
      process.exit

      """, to: "P.trace")
    #expect(try Run(["conformance", file]).output == "ok P\nconformance: 1 of 1 traces\n")
  }

  @Test("Sessions and saved activities of the header exist before the first stimulus")
  func sessionsHeader() throws {
    let scratch = TemporaryFolder()
    let file = try scratch.write(
      """
      profile: padN
      app: multi
      sessions: A=Main B=Detail
      restoration: B
      only: SceneDelegate AppDelegate

      > tap icon
      AppDelegate.application(_:didFinishLaunchingWithOptions:)
      SceneDelegate[A].scene(_:willConnectTo:options:) stateRestorationActivity=no
      SceneDelegate[A].sceneWillEnterForeground(_:)
      SceneDelegate[A].sceneDidBecomeActive(_:)

      > app activate B
      SceneDelegate[B].scene(_:willConnectTo:options:) stateRestorationActivity=yes
      SceneDelegate[B].sceneWillEnterForeground(_:)
      SceneDelegate[B].sceneDidBecomeActive(_:)

      """, to: "R.trace")
    let run = try Run(["conformance", file])
    // Whether A resigns active when B appears depends on the device; that both sessions exist follows from the header.
    #expect(
      run.output.contains(" SceneDelegate[B].scene(_:willConnectTo:options:) stateRestorationActivity=yes")
        || run.status == 0, "\(run.output)")
    let unknown = try scratch.write("app: multi\nsessions: A=Third\n\n> tap icon\n", to: "S.trace")
    #expect(
      try Run(["conformance", unknown]).output.contains(
        "# The app multi has no configuration Third; known are Main, Detail."))
  }
}
