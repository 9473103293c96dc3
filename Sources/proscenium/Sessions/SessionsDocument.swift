import BinaryPlist
import Foundation
import ScenePredicates
import SceneSimulator
import SceneSystem
import SessionReports

/// An app's sessions as a JSON file: written by `export` and read by `import`.
struct SessionsDocument: Encodable {
  /// The version of the file's format. A change in the meaning of an existing key increases it.
  static let format = 1

  private var format = SessionsDocument.format
  /// The bundle identifier, for readers.
  private var app: String
  /// The sessions, the most recently used first.
  private var sessions: [Session]

  /// Makes a document of the sessions of `state`, those with a pending discard at the end.
  ///
  /// - Parameter withBytes: Whether the saved bytes themselves are written; without them the file cannot be imported.
  init(_ state: PersistentState, app: String, only id: SessionID? = nil, withBytes: Bool = true) {
    self.app = app
    sessions = (state.sessions + state.pendingDiscards).filter { id == nil || $0.id == id }
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

  /// One validated session of a file.
  struct Imported {
    /// The label that it had in the exporting installation.
    var label: String
    var record: SessionRecord
  }

  /// Reads the open sessions of a file; those with a pending discard are left out.
  ///
  /// Throws if anything in the file is wrong, with the place of the mistake.
  static func read(_ file: String) throws(ScriptError) -> [Imported] {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ScriptError(.unusableFile, location: file, message: "the file cannot be read")
    }
    do {
      let version = try JSONDecoder().decode(Version.self, from: data).format
      guard version == format else {
        throw ScriptError(
          location: file,
          message: "the file is of format \(version), and this version of proscenium reads format \(format)")
      }
      let sessions = try JSONDecoder().decode(Contents.self, from: data).sessions
      var imported: [Imported] = []
      for (index, session) in sessions.enumerated() where session.isDiscardPending != true {
        imported.append(Imported(label: session.label, record: try session.record(at: "sessions[\(index)]", in: file)))
      }
      // In the file the most recently used session comes first; each is added as the least recently used one, so the order is kept.
      return imported
    } catch let error as ScriptError {
      throw error
    } catch let error as DecodingError {
      throw ScriptError(location: file, message: "this is not a file that export wrote: \(error.sentence)")
    } catch {
      throw ScriptError(location: file, message: "this is not a file that export wrote: \(error)")
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
    var isDiscardPending: Bool?
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
      isDiscardPending = entry?.isDiscardPending
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

    /// The session as the system stores it. The importing state assigns its handle.
    func record(at location: String, in file: String) throws(ScriptError) -> SessionRecord {
      func importError(_ key: String, _ what: String) -> ScriptError {
        ScriptError(location: file, message: "\(location).\(key) \(what)")
      }
      guard !role.isEmpty else { throw importError("role", "is empty") }
      guard !persistentIdentifier.isEmpty else { throw importError("persistentIdentifier", "is empty") }
      let parsed: ActivationConditions
      do throws(PredicateConversionError) {
        parsed = try conditions.parsed
      } catch {
        throw importError("conditions", "cannot be read: \(error.description)")
      }
      var record = SessionRecord(
        id: SessionID(rawValue: 0), persistentIdentifier: persistentIdentifier, role: SessionRole(rawValue: role),
        configuration: SceneConfiguration(
          name: configuration.name, sceneClassName: configuration.sceneClass,
          delegateClassName: configuration.delegateClass, storyboardName: configuration.storyboard),
        conditions: parsed, geometry: geometry, snapshot: snapshot,
        isDiscardedOnDisconnection: isDiscardedOnDisconnection ?? false)
      do throws(ImportError) {
        record.userInfo = try userInfo?.bytes(as: "userInfo")
        record.restorationActivity = try restorationActivity?.archive(as: "restorationActivity")
        record.stateSetAside = try stateSetAside?.archive(as: "stateSetAside")
      } catch {
        throw importError(error.key, error.what)
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

  /// Both predicates as `NSPredicate` format strings.
  private struct Conditions: Codable {
    var canActivate: String
    var prefersToActivate: String

    var parsed: ActivationConditions {
      get throws(PredicateConversionError) {
        ActivationConditions(
          canActivate: try ContentPredicate(format: canActivate),
          prefersToActivate: try ContentPredicate(format: prefersToActivate))
      }
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

    func archive(as key: String) throws(ImportError) -> ActivityArchive {
      guard !type.isEmpty else { throw ImportError(key: "\(key).type", what: "is empty") }
      return ActivityArchive(
        activityType: type, targetContentIdentifier: targetContentIdentifier, bytes: try saved.bytes(as: "\(key).saved")
      )
    }
  }

  /// Saved bytes, and their readable form.
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

    func bytes(as key: String) throws(ImportError) -> Bytes {
      guard let base64 else { throw ImportError(key: "\(key).bytes", what: "is missing") }
      guard let data = Data(base64Encoded: base64) else {
        throw ImportError(key: "\(key).bytes", what: "is not base64")
      }
      // An activity that a device script made has no bytes.
      guard !data.isEmpty else { return [] }
      do throws(PropertyListReadError) {
        _ = try BinaryPropertyListReader.value(in: [UInt8](data))
      } catch {
        throw ImportError(key: "\(key).bytes", what: "is not a property list. \(error)")
      }
      return Bytes(data)
    }
  }

  private struct ImportError: Error {
    var key: String
    var what: String
  }
}

extension DecodingError {
  /// The mistake with its place in the file.
  fileprivate var sentence: String {
    func location(_ context: Context) -> String {
      context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    }
    switch self {
    case .keyNotFound(let key, let context): return "\(location(context)).\(key.stringValue) is missing"
    case .typeMismatch(let type, let context): return "\(location(context)) is not a \(type)"
    case .valueNotFound(_, let context): return "\(location(context)) is null"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "it is not JSON" : "\(location(context)): \(context.debugDescription)"
    @unknown default: return "\(self)"
    }
  }
}
