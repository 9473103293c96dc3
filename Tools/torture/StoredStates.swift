import BinaryPlist
import SceneStore
import SceneSystem
import TortureState

/// The store's state for each window, read while no process writes it.
struct StoredStates {
  /// The state that would be offered to the window's next scene.
  var offered: [String: TortureState] = [:]
  /// The state that was set aside, because processes died while they restored it.
  var setAside: [String: TortureState] = [:]
  /// The windows that have a session.
  var windows: Set<String> = []
  /// The problems that were found, as sentences.
  var flaws: [String] = []

  /// The contents of an empty store.
  init() {}

  /// Reads the store at `path`; one that does not exist is empty.
  init(path: String) {
    var reported: [String] = []
    do {
      for session in try SQLiteSessionStore.read(path: path, report: { reported.append($0) })?.sessions ?? [] {
        let window = session.persistentIdentifier
        windows.insert(window)
        offered[window] = state(in: session.restorationActivity, of: window)
        setAside[window] = state(in: session.stateSetAside, of: window)
        checkUserInfo(of: session)
      }
    } catch {
      flaws.append(error.description)
    }
    flaws += reported
  }

  /// The latest state of a window, offered or set aside.
  func latest(of window: String) -> TortureState? { offered[window] ?? setAside[window] }

  private mutating func state(in archive: ActivityArchive?, of window: String) -> TortureState? {
    guard let archive else { return nil }
    do throws(PropertyListReadError) {
      let value = try BinaryPropertyListReader.value(in: archive.bytes.elements)
      guard case .dictionary(let entries) = value, case .dictionary(let values)? = entries["userInfo"],
        let state = TortureState(values)
      else {
        flaws.append("The store's value for window \(window) is not a state.")
        return nil
      }
      if let flaw = state.flaw { flaws.append("The stored state of window \(window) is torn: \(flaw).") }
      return state
    } catch {
      flaws.append("The stored state of window \(window) cannot be read. \(error)")
      return nil
    }
  }

  /// `userInfo` is set in the same turn as the state, so it never differs on disk.
  private mutating func checkUserInfo(of session: SessionRecord) {
    guard let state = offered[session.persistentIdentifier], let bytes = session.userInfo else { return }
    do throws(PropertyListReadError) {
      let value = try BinaryPropertyListReader.value(in: bytes.elements)
      if case .dictionary(let entries) = value, entries["counter"] == .integer(Int64(state.counter)) { return }
      flaws.append(
        "The store has save \(state.counter) of window \(state.window), and the userInfo of another save: \(value).")
    } catch {
      flaws.append("The stored userInfo of window \(session.persistentIdentifier) cannot be read. \(error)")
    }
  }
}

extension TortureState {
  fileprivate init?(_ values: [String: PropertyListValue]) {
    guard case .integer(let counter)? = values["counter"], case .string(let window)? = values["window"],
      case .string(let together)? = values["together"], case .data(let payload)? = values["payload"],
      case .string(let checksum)? = values["checksum"], let sum = UInt64(checksum, radix: 16)
    else { return nil }
    self.init(
      counter: Int(counter), window: window, together: together.split(separator: " ").map(String.init),
      payload: payload, checksum: sum)
  }
}
