import Foundation
import SceneSystem
import TestSupport

@testable import SceneStore

extension TemporaryFolder {
  /// The files without the lock and the log, which exist as long as the sessions do.
  var mainFiles: [String] { names.filter { !$0.hasSuffix("-lock") && !$0.hasSuffix("-wal") } }
}

/// A state with `count` sessions with different values; each has an activity of about 1.2 kB.
func sampleState(_ count: Int, seed: UInt64 = 7, activitySize: Int = 1200) -> PersistentState {
  var state = PersistentState(identifierSeed: seed)
  var random = SeededGenerator(seed: seed)
  for number in 0..<count {
    _ = state.addSession(
      configuration: SceneConfiguration(name: "Main", delegateClassName: "Notes.SceneDelegate"),
      restorationActivity: ActivityArchive(
        activityType: "com.example.notes.editing", targetContentIdentifier: "note-\(number)",
        bytes: Bytes((0..<activitySize).map { _ in UInt8.random(in: 0...255, using: &random) })))
  }
  return state
}

/// Any state that a kernel could have, from random numbers.
struct RandomState {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func chance(_ percent: Int) -> Bool { number(0..<100) < percent }
  mutating func text() -> String {
    let alphabet = ["a", "Z", "é", "日", "\u{0}", "🙂", " ", "'", "\"", "-"]
    return (0..<number(0..<12)).map { _ in alphabet[number(0..<alphabet.count)] }.joined()
  }
  mutating func bytes(_ most: Int) -> Bytes {
    let count = number(0..<most + 1)
    return Bytes((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
  }
  mutating func predicate(_ depth: Int = 3) -> ContentPredicate {
    switch number(0..<(depth == 0 ? 3 : 6)) {
    case 0: return .value(chance(50))
    case 1: return .comparison(.beginsWith, text(), ContentPredicate.CaseOptions(rawValue: UInt8(number(0..<4))))
    case 2: return .isIn((0..<number(0..<4)).map { _ in text() }, [])
    case 3: return .not(predicate(depth - 1))
    case 4: return .and((0..<number(0..<4)).map { _ in predicate(depth - 1) })
    default: return .or((0..<number(0..<4)).map { _ in predicate(depth - 1) })
    }
  }
  mutating func archive(_ most: Int = 3000) -> ActivityArchive {
    ActivityArchive(
      activityType: text(), targetContentIdentifier: chance(50) ? text() : nil, bytes: bytes(chance(3) ? 30000 : most))
  }

  /// Changes one value or a few of a state.
  mutating func change(_ state: inout PersistentState) {
    for _ in 0..<number(1..<5) { changeOneThing(of: &state) }
  }

  private mutating func changeOneThing(of state: inout PersistentState) {
    guard !state.entries.isEmpty, !chance(15) else {
      _ = state.addSession(configuration: SceneConfiguration(name: text()))
      return
    }
    let index = number(0..<state.entries.count)
    let id = state.entries[index].record.id
    switch number(0..<18) {
    case 0: state.remove(id)
    case 1, 2: state.entries[index].record.restorationActivity = chance(80) ? archive() : nil
    case 3: state.entries[index].record.userInfo = chance(80) ? bytes(500) : nil
    case 4: state.entries[index].record.stateSetAside = chance(80) ? archive() : nil
    case 5:
      state.entries[index].record.conditions =
        chance(70)
        ? ActivationConditions(canActivate: predicate(), prefersToActivate: predicate()) : ActivationConditions()
    case 6:
      state.entries[index].record.geometry = WindowGeometry(
        x: chance(50) ? number(-9..<9) : nil, y: chance(50) ? number(0..<2000) : nil, width: number(0..<9999),
        height: 2,
        isMaximized: chance(50))
    case 7: state.entries[index].record.snapshot = chance(80) ? text() : nil
    case 8: state.entries[index].record.isDiscardedOnDisconnection.toggle()
    case 9: state.entries[index].isNew.toggle()
    case 10: state.entries[index].isDiscardPending.toggle()
    case 11: state.entries[index].restorationDeaths = number(0..<3)
    case 12, 13:
      state.recency.removeAll { $0 == id }
      state.recency.insert(id, at: chance(80) ? 0 : number(0..<state.recency.count + 1))
    case 14:
      if state.space.contains(id) { state.space.removeAll { $0 == id } } else { state.space.insert(id, at: 0) }
    case 15:
      if state.restoring.contains(id) { state.restoring.removeAll { $0 == id } } else { state.restoring.append(id) }
    case 16:
      state.entries[index].record.configuration = SceneConfiguration(
        name: text(), sceneClassName: text(), delegateClassName: chance(50) ? nil : text(), storyboardName: text())
      state.entries[index].record.role = SessionRole(rawValue: text())
      state.entries[index].record.persistentIdentifier = text()
    default:
      state.isRunning.toggle()
      state.isForceQuit = chance(50)
      state.preservedState = chance(50) ? bytes(5000) : nil
      if chance(20) { state.nextID += 1 }
    }
  }
}
