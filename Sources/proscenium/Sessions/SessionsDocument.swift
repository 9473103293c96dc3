import BinaryPlist
import Foundation
import SceneSimulator
import SceneSystem
@_spi(Runtime) import UIKitCore

/// An app's sessions as a JSON file: what `export` writes and `import` reads.
struct SessionsDocument: Encodable {
  /// The version of the file's format. A change of what an existing key means raises it.
  static let format = 1

  private var format = SessionsDocument.format
  /// The bundle identifier, for people.
  private var app: String
  /// The last used first.
  private var sessions: [Session]

  /// The sessions of `state`, those whose discard is owed at the end.
  ///
  /// - Parameter withBytes: Whether the saved bytes themselves are written; without them the file cannot be imported.
  init(_ state: PersistentState, app: String, only id: SessionID? = nil, withBytes: Bool = true) {
    self.app = app
    sessions = (state.sessions + state.owedDiscards).filter { id == nil || $0.id == id }
      .map { Session($0, in: state, withBytes: withBytes) }
  }

  /// The file's text, without a line break at its end. Keys are sorted, so that equal sessions give equal files.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// One session of a file, checked.
  struct Imported {
    /// The label that it had where it was exported.
    var label: String
    var record: SessionRecord
  }

  /// The open sessions in a file; those whose discard was owed are gone for good.
  ///
  /// Throws where anything in the file is wrong, with the place of the mistake.
  static func read(_ file: String) throws(ScriptError) -> [Imported] {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ScriptError(place: file, message: "the file cannot be read")
    }
    do {
      let version = try JSONDecoder().decode(Version.self, from: data).format
      guard version == format else {
        throw ScriptError(
          place: file,
          message: "the file is of format \(version), and this version of proscenium reads format \(format)")
      }
      let sessions = try JSONDecoder().decode(Contents.self, from: data).sessions
      var imported: [Imported] = []
      for (index, session) in sessions.enumerated() where session.isDiscardOwed != true {
        imported.append(Imported(label: session.label, record: try session.record(at: "sessions[\(index)]", in: file)))
      }
      // In the file the last used comes first; each is added as the least recently used one, so the order is kept.
      return imported
    } catch let error as ScriptError {
      throw error
    } catch let error as DecodingError {
      throw ScriptError(place: file, message: "this is no file that export wrote: \(error.sentence)")
    } catch {
      throw ScriptError(place: file, message: "this is no file that export wrote: \(error)")
    }
  }

  private struct Version: Decodable { var format: Int }
  private struct Contents: Decodable { var sessions: [Session] }

  // MARK: The parts of the file

  private struct Session: Codable {
    var label: String
    var persistentIdentifier: String
    var role: String
    var configuration: Configuration
    var isNew: Bool?
    var isDiscardOwed: Bool?
    var isDiscardedOnDisconnection: Bool?
    var isOnScreen: Bool?
    var restorationDeaths: Int?
    var conditions: Conditions
    var geometry: WindowGeometry?
    var snapshot: String?
    var restorationActivity: Activity?
    var stateSetAside: Activity?
    var userInfo: Saved?

    init(_ record: SessionRecord, in state: PersistentState, withBytes: Bool) {
      let entry = state.index(of: record.id).map { state.entries[$0] }
      label = record.id.label
      persistentIdentifier = record.persistentIdentifier
      role = record.role.rawValue
      configuration = Configuration(
        name: record.configuration.name, sceneClass: record.configuration.sceneClassName,
        delegateClass: record.configuration.delegateClassName, storyboard: record.configuration.storyboardName)
      isNew = entry?.isNew
      isDiscardOwed = entry?.isDiscardOwed
      isDiscardedOnDisconnection = record.isDiscardedOnDisconnection
      isOnScreen = state.isOnScreen(record.id)
      restorationDeaths = entry?.restorationDeaths
      conditions = Conditions(
        canActivate: record.conditions.canActivate.description,
        prefersToActivate: record.conditions.prefersToActivate.description)
      geometry = record.geometry
      snapshot = record.snapshot
      restorationActivity = record.restorationActivity.map { Activity($0, withBytes: withBytes) }
      stateSetAside = record.stateSetAside.map { Activity($0, withBytes: withBytes) }
      userInfo = record.userInfo.map { Saved($0, withBytes: withBytes) }
    }

    /// The session as the system keeps it. Its handle is given by whoever takes it in.
    func record(at place: String, in file: String) throws(ScriptError) -> SessionRecord {
      func mistake(_ key: String, _ what: String) -> ScriptError {
        ScriptError(place: file, message: "\(place).\(key) \(what)")
      }
      guard !role.isEmpty else { throw mistake("role", "is empty") }
      guard !persistentIdentifier.isEmpty else { throw mistake("persistentIdentifier", "is empty") }
      let parsed: ActivationConditions
      do throws(PredicateRefusal) {
        parsed = try conditions.parsed
      } catch {
        throw mistake("conditions", "cannot be read: \(error.description)")
      }
      var record = SessionRecord(
        id: SessionID(rawValue: 0), persistentIdentifier: persistentIdentifier, role: SessionRole(rawValue: role),
        configuration: SceneConfiguration(
          name: configuration.name, sceneClassName: configuration.sceneClass,
          delegateClassName: configuration.delegateClass, storyboardName: configuration.storyboard),
        conditions: parsed, geometry: geometry, snapshot: snapshot,
        isDiscardedOnDisconnection: isDiscardedOnDisconnection ?? false)
      do throws(ImportMistake) {
        record.userInfo = try userInfo?.bytes(as: "userInfo")
        record.restorationActivity = try restorationActivity?.archive(as: "restorationActivity")
        record.stateSetAside = try stateSetAside?.archive(as: "stateSetAside")
      } catch {
        throw mistake(error.key, error.what)
      }
      return record
    }
  }

  private struct Configuration: Codable {
    var name: String?
    var sceneClass: String?
    var delegateClass: String?
    var storyboard: String?
  }

  /// Both as format strings of NSPredicate.
  private struct Conditions: Codable {
    var canActivate: String
    var prefersToActivate: String

    var parsed: ActivationConditions {
      get throws(PredicateRefusal) {
        ActivationConditions(
          canActivate: try Self.condition(canActivate), prefersToActivate: try Self.condition(prefersToActivate))
      }
    }

    /// The error says what is wrong; the log would say it a second time.
    private static func condition(_ format: String) throws(PredicateRefusal) -> ContentPredicate {
      let (outcome, _) = RuntimeLog.capture {
        Result { () throws(PredicateRefusal) in try ContentPredicate(NSPredicate(format: format)) }
      }
      return try outcome.get()
    }
  }

  private struct Activity: Codable {
    var type: String
    var targetContentIdentifier: String?
    var saved: Saved

    init(_ archive: ActivityArchive, withBytes: Bool) {
      type = archive.activityType
      targetContentIdentifier = archive.targetContentIdentifier
      saved = Saved(archive.bytes, withBytes: withBytes)
    }

    func archive(as key: String) throws(ImportMistake) -> ActivityArchive {
      guard !type.isEmpty else { throw ImportMistake(key: "\(key).type", what: "is empty") }
      return ActivityArchive(
        activityType: type, targetContentIdentifier: targetContentIdentifier, bytes: try saved.bytes(as: "\(key).saved")
      )
    }
  }

  /// Saved bytes, and what they say.
  private struct Saved: Codable {
    var base64: String?
    var size: Int?
    var content: ReadableValue?

    private enum CodingKeys: String, CodingKey {
      case base64 = "bytes"
      case size
      case content
    }

    init(_ bytes: Bytes, withBytes: Bool) {
      base64 = withBytes ? Data(bytes.elements).base64EncodedString() : nil
      size = bytes.elements.count
      content = bytes.elements.isEmpty ? nil : ReadableValue(bytes: bytes)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      base64 = try container.decodeIfPresent(String.self, forKey: .base64)
    }

    func bytes(as key: String) throws(ImportMistake) -> Bytes {
      guard let base64 else { throw ImportMistake(key: "\(key).bytes", what: "is missing") }
      guard let data = Data(base64Encoded: base64) else {
        throw ImportMistake(key: "\(key).bytes", what: "is not base64")
      }
      // An activity that a device script made has none.
      guard !data.isEmpty else { return [] }
      do throws(PropertyListDamage) {
        _ = try BinaryPropertyListReader.value(in: [UInt8](data))
      } catch {
        throw ImportMistake(key: "\(key).bytes", what: "is no property list. \(error)")
      }
      return Bytes(data)
    }
  }

  private struct ImportMistake: Error {
    var key: String
    var what: String
  }
}

extension DecodingError {
  /// The mistake with its place in the file.
  fileprivate var sentence: String {
    func place(_ context: Context) -> String {
      context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    }
    switch self {
    case .keyNotFound(let key, let context): return "\(place(context)).\(key.stringValue) is missing"
    case .typeMismatch(let type, let context): return "\(place(context)) is not a \(type)"
    case .valueNotFound(_, let context): return "\(place(context)) is null"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "it is not JSON" : "\(place(context)): \(context.debugDescription)"
    @unknown default: return "\(self)"
    }
  }
}
