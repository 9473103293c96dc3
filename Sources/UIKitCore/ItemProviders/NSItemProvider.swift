public import Foundation
import Synchronization
import ViewBacking

/// An item that is dragged or transferred, in all its representations.
///
/// Foundation has no such class on Linux, so it is declared here, with Foundation's names. It may be used from any thread.
///
/// Differs from Apple: there are no files to load in place and no previews, and a representation is created by the process that requests
/// it, not fetched from another process.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The codes of errors of ``errorDomain``. Raw values are Apple's.
  public enum ErrorCode: Int, Sendable {
    /// The reason is unknown.
    case unknownError = -1
    /// There is no representation of that type.
    case itemUnavailableError = -1000
    /// The value is of another class than expected.
    case unexpectedValueClassError = -1100
    /// The value cannot be converted to the requested type.
    case unavailableCoercionError = -1200
  }

  /// The domain of loading errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Receives the data, or the error.
  typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

  private struct Form {
    var type: String
    var visibility: NSItemProviderRepresentationVisibility
    var load: @Sendable (@escaping DataHandler) -> Progress?
  }

  /// An object of an app's class. Its representations are created on the thread that requests them, as on a device.
  private struct Registered: @unchecked Sendable {
    var object: any NSItemProviderWriting
    var visibility: NSItemProviderRepresentationVisibility
  }

  private struct Content {
    var forms: [Form] = []
    var objects: [Registered] = []
    var name: String?
  }

  private let content = Mutex(Content())

  /// A provider without representations.
  public override init() { super.init() }

  /// A provider of an object, in all the representations that it can write, visible to all.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// The suggested file name of the item, or `nil`.
  open var suggestedName: String? {
    get { content.withLock { $0.name } }
    set { content.withLock { $0.name = newValue } }
  }

  // MARK: Representations

  /// Adds an object in all the representations that it can write.
  ///
  /// - Parameters:
  ///   - object: The object. It is retained.
  ///   - visibility: Who may load it. An activity that opens a window must be visible to all, because the desktop opens it.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let registered = Registered(object: object, visibility: visibility)
    content.withLock { $0.objects.append(registered) }
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        registered.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
    }
  }

  /// Adds a representation. If several have the same type, the first is used.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - visibility: Who may load them.
  ///   - loadHandler: Creates the data on request, and passes them to the closure that it receives.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    content.withLock { content in
      guard !content.forms.contains(where: { $0.type == typeIdentifier }) else { return }
      content.forms.append(Form(type: typeIdentifier, visibility: visibility, load: loadHandler))
    }
  }

  /// The registered types, in the order in which they were added.
  open var registeredTypeIdentifiers: [String] { content.withLock { $0.forms.map(\.type) } }

  /// Whether there is a representation of a type, or of one that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifier.conforms($0, to: typeIdentifier) }
  }

  // MARK: Loading

  /// Loads the data of a type, and passes them to the handler on an unspecified thread.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type, or one that it conforms to.
  ///   - completionHandler: Receives the data, or the error.
  /// - Returns: The progress.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    // The data are created here, on the thread of the app's objects; only the result moves to another thread.
    load(typeIdentifier) { data, error in
      progress.completedUnitCount = 1
      DispatchQueue.global().async { completionHandler(data, error) }
    }
    return progress
  }

  private func load(_ type: String, _ done: @escaping DataHandler) {
    let form = content.withLock { content in
      content.forms.first { $0.type == type } ?? content.forms.first { TypeIdentifier.conforms($0.type, to: type) }
    }
    guard let form else { return done(nil, problem(.itemUnavailableError, "There is nothing of type \(type).")) }
    _ = form.load(done)
  }

  /// Whether an object of a class can be created from a representation.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readable(by: aClass) != nil }

  /// Whether a value, such as a `String` or a `URL`, can be created from a representation.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

  /// Creates an object, and passes it to the handler on an unspecified thread.
  ///
  /// - Parameters:
  ///   - aClass: The class of the object.
  ///   - completionHandler: Receives the object, or the error.
  /// - Returns: The progress.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    nonisolated(unsafe) let aClass = aClass
    let type = readable(by: aClass) ?? aClass.readableTypeIdentifiersForItemProvider.first ?? ""
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Creates a value, such as a `String` or a `URL`, and passes it to the handler on an unspecified thread.
  ///
  /// - Parameters:
  ///   - ofClass: The type of the value.
  ///   - completionHandler: Receives the value, or the error.
  /// - Returns: The progress.
  @discardableResult public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    nonisolated(unsafe) let finish = { (object: (any NSItemProviderReading)?, error: (any Error)?) in
      var value: T?
      if let object = object as? T._ObjectiveCType { _ = T._conditionallyBridgeFromObjectiveC(object, result: &value) }
      completionHandler(
        value, value == nil ? error ?? problem(.unexpectedValueClassError, "It is not a \(T.self).") : nil)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { finish($0, $1) }
  }

  /// The first type that the class can read and that has a representation.
  private func readable(by aClass: any NSItemProviderReading.Type) -> String? {
    let types = registeredTypeIdentifiers
    return aClass.readableTypeIdentifiersForItemProvider.first { wanted in
      types.contains { TypeIdentifier.conforms($0, to: wanted) }
    }
  }

  // MARK: Dragging

  /// The activity that is visible to all, with which the desktop opens a window; `nil` if there is none.
  final var offeredActivity: NSUserActivity? {
    content.withLock { $0.objects }.lazy.filter { $0.visibility == .all }.compactMap { $0.object as? NSUserActivity }
      .first
  }

  /// The data of the first of these types that is visible to all, if they are available immediately.
  final func offeredData(_ types: [String]) -> (type: String, data: Data)? {
    for type in types {
      guard let form = content.withLock({ $0.forms.first { $0.type == type && $0.visibility == .all } }) else {
        continue
      }
      let made = LoadedData()
      _ = form.load { data, _ in made.data.withLock { $0 = data } }
      if let data = made.data.withLock({ $0 }) { return (type, data) }
    }
    return nil
  }

  /// The result of a loader so far.
  private final class LoadedData: Sendable {
    let data = Mutex<Data?>(nil)
  }
}

/// A loading error.
private func problem(_ code: NSItemProvider.ErrorCode, _ sentence: String) -> NSError {
  NSError(
    domain: NSItemProvider.errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: sentence])
}

extension NSItemProvider {
  /// The error for data that do not match their type.
  static func unreadable(_ typeIdentifier: String) -> any Error {
    problem(.unavailableCoercionError, "The data are not of type \(typeIdentifier).")
  }
}
