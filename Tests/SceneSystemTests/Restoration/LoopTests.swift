import SceneSystem
import Testing

/// The loop that every host runs: what is committed when, and what the app may read meanwhile.
@Suite("Driver loop of a host")
struct LoopTests {
  private func running() -> Kernel {
    var kernel = Kernel(
      profile: .desktop, app: InstalledApp(bundleIdentifier: "org.example", supportsMultipleScenes: true))
    kernel.run(.tapIcon, commit: { _ in }) { $0.answers }
    return kernel
  }

  @Test("R-07, R-08: the changes that an app makes in one turn are one commit")
  func oneCommit() {
    var kernel = running()
    var commits: [PersistentState] = []
    let changes: [Stimulus] = (1...20).map { .reply(.userInfo(.a, [$0])) }
    kernel.run(changes, commit: { commits.append($0) }) { (_, directives) in directives.answers }
    #expect(commits.count == 1)
    #expect(commits[0].sessions[0].userInfo == [20])
  }

  @Test("Stimuli of one group are handled in order, each with its consequences")
  func order() {
    var kernel = running()
    var seen: [Directive] = []
    kernel.run([.newWindow, .closeWindow(.a)], commit: { _ in }) { (_, directives) in
      seen += directives
      return directives.answers
    }
    let connected = seen.firstIndex { if case .connect = $0 { true } else { false } }
    let disconnected = seen.firstIndex(of: .disconnect(.a))
    #expect(connected != nil && disconnected != nil)
    #expect(connected ?? 0 < disconnected ?? 0)
    #expect(kernel.sessions.count == 1)
  }

  @Test("An app that reads its sessions during a batch gets their current state")
  func presentSessions() {
    var kernel = running()
    var counts: [Int] = []
    kernel.run([.newWindow], commit: { _ in }) { (present, directives) in
      counts.append(present.sessionsForApp.count)
      return directives.answers
    }
    #expect(counts.first == 2)
  }
}

extension [Directive] {
  /// The replies of an app that carries out every directive.
  fileprivate var answers: [Stimulus] {
    compactMap { directive in
      switch directive {
      case .connect(let connection) where connection.isNew:
        .reply(.configured(connection.session.id, SceneConfiguration(name: "Window")))
      case .captureState(let id):
        .reply(.captured(id, activity: nil, conditions: ActivationConditions()))
      default: nil
      }
    }
  }
}
