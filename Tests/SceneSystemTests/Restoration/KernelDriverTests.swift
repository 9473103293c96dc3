import SceneSystem
import Testing

/// The driver that every host uses: what is committed when, what is one event, and what the app may read in a callback.
@Suite("Driver of the kernel")
struct KernelDriverTests {
  /// A driver whose app is running, and the app: it carries out every directive.
  private let driver = KernelDriver(
    Kernel(profile: .desktop, app: InstalledApp(bundleIdentifier: "org.example", supportsMultipleScenes: true)))

  init() { driver.run(.tapIcon, commit: { _ in }, execute: answer) }

  private func answer(_ directives: [Directive]) {
    for directive in directives {
      switch directive {
      case .connect(let connection) where connection.isNew:
        driver.send(.reply(.configured(connection.session.id, SceneConfiguration(name: "Window"))))
      case .captureState(let id):
        driver.send(.reply(.captured(id, activity: nil, conditions: ActivationConditions())))
      default: break
      }
    }
  }

  @Test("R-07, R-08: the changes that an app makes in one turn are one commit")
  func oneCommit() {
    var commits: [PersistentState] = []
    for number in 1...20 as ClosedRange<UInt8> { driver.send(.reply(.userInfo(.a, [number]))) }
    driver.run(commit: { commits.append($0) }, execute: answer)
    #expect(commits.count == 1)
    #expect(commits[0].sessions[0].userInfo == [20])
  }

  @Test("R-08: the app's changes and the first stimulus after them are one event; each further stimulus is another one")
  func events() {
    var commits = 0
    driver.send(.reply(.userInfo(.a, [1])))
    driver.send(.newWindow)
    driver.send(.closeWindow(.a))
    driver.send(.reply(.userInfo(.b, [2])))
    for remaining in (0..<3).reversed() {
      #expect(driver.runNextEvent(commit: { _ in commits += 1 }, execute: answer))
      #expect(commits == 3 - remaining)
    }
    #expect(!driver.runNextEvent(commit: { _ in commits += 1 }, execute: answer))
    #expect(commits == 3)
    #expect(driver.kernel.sessions.map(\.userInfo) == [[2]])
  }

  @Test("Stimuli that wait are handled in order, each with its consequences")
  func order() {
    var seen: [Directive] = []
    driver.send(.newWindow)
    driver.run(.closeWindow(.a), commit: { _ in }) { directives in
      seen += directives
      answer(directives)
    }
    let connected = seen.firstIndex { if case .connect = $0 { true } else { false } }
    let disconnected = seen.firstIndex(of: .disconnect(.a))
    #expect(connected != nil && disconnected != nil)
    #expect(connected ?? 0 < disconnected ?? 0)
    #expect(driver.kernel.sessions.count == 1)
  }

  @Test("An app that reads its sessions during a batch gets their current state")
  func presentSessions() {
    var counts: [Int] = []
    driver.run(.newWindow, commit: { _ in }) { directives in
      counts.append(driver.kernel.sessionsForApp.count)
      answer(directives)
    }
    #expect(counts.first == 2)
  }

  @Test(
    "A stimulus that arrives during a batch is handled after the event, also when the app runs the main loop in a callback"
  )
  func nested() {
    var batches: [[Directive]] = []
    var isNested = false
    driver.run(.newWindow, commit: { _ in }) { directives in
      batches.append(directives)
      #expect(driver.isRunning)
      guard !isNested else { return answer(directives) }
      isNested = true
      driver.run(.closeWindow(.a), commit: { _ in }) { _ in Issue.record("a batch was carried out during another one") }
      #expect(driver.kernel.sessions.count == 2)
      answer(directives)
    }
    #expect(!driver.isRunning)
    #expect(batches.count > 1 && batches.last?.contains(.disconnect(.a)) == true)
    #expect(driver.kernel.sessions.map(\.id) == [.b])
  }

  @Test("An error ends the event with a commit and drops what waits; the driver continues with the next stimulus")
  func failure() {
    struct Failure: Error {}
    var commits = 0
    driver.send(.newWindow)
    #expect(throws: Failure.self) {
      try driver.run(.closeWindow(.a), commit: { _ in commits += 1 }) { _ in
        driver.send(.reply(.userInfo(.a, [1])))
        throw Failure()
      }
    }
    #expect(commits == 1)
    #expect(!driver.isRunning && !driver.runNextEvent(commit: { _ in }, execute: answer))
    #expect(driver.kernel.sessions.allSatisfy { $0.userInfo == nil })
    driver.run(.closeWindow(.a), commit: { _ in }, execute: answer)
    #expect(driver.kernel.sessions.map(\.id) == [.b])
  }
}
