import Foundation

/// Something that is dragged or handed on, in every form in which it can be had.
///
/// Foundation has no such class on Linux, so it stands here, with Foundation's names. It may be used from any thread.
///
/// Differs from Apple: there are no files to load in place and no previews, and a form is made by whoever asks for it, not
/// fetched from another process.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What can go wrong; the codes of errors of ``errorDomain``. Raw values are Apple's.
  public enum ErrorCode: Int, Sendable {
    /// For a reason that is not known.
    case unknownError = -1
    /// There is nothing of that type.
    case itemUnavailableError = -1000
    /// It is of another class than was expected.
    case unexpectedValueClassError = -1100
    /// It cannot be made into what was asked for.
    case unavailableCoercionError = -1200
  }

  /// The domain of the errors that loading ends with.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Takes data, or why there are none.
  typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

  private struct Form {
    var type: String
    var visibility: NSItemProviderRepresentationVisibility
    var load: @Sendable (@escaping DataHandler) -> Progress?
  }

  private let lock = NSLock()
  private var forms: [Form] = []
  private var objects: [(object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)] = []
  private var name: String?

  /// A provider of nothing so far.
  public override init() { super.init() }

  /// A provider of an object, in all the forms that it can be written in, for everybody.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// What the item should be called where it becomes a file, or `nil`.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  // MARK: What there is

  /// Adds an object in all the forms that it can be written in.
  ///
  /// - Parameters:
  ///   - object: What is handed out. It is retained.
  ///   - visibility: Who may have it. What a window is to be opened with has to be for everybody: the desktop opens it.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    lock.withLock { objects.append((object, visibility)) }
    nonisolated(unsafe) let object = object
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
    }
  }

  /// Adds a form. Of several of one type the first counts.
  ///
  /// - Parameters:
  ///   - typeIdentifier: What the data are.
  ///   - visibility: Who may have them.
  ///   - loadHandler: Makes the data when they are asked for, and hands them to the closure that it is given.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    lock.withLock {
      guard !forms.contains(where: { $0.type == typeIdentifier }) else { return }
      forms.append(Form(type: typeIdentifier, visibility: visibility, load: loadHandler))
    }
  }

  /// The types that there are, in the order in which they were added.
  open var registeredTypeIdentifiers: [String] { lock.withLock { forms.map(\.type) } }

  /// Whether there is something of a type, or of a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifier.conforms($0, to: typeIdentifier) }
  }

  // MARK: Loading

  /// Makes the data of a type, and hands them over on a thread of its own choice.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type, or what it is a kind of.
  ///   - completionHandler: Takes the data, or why there are none.
  /// - Returns: How far it is.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    // Made here, where the app's objects belong; only what comes of it goes to another thread.
    load(typeIdentifier) { data, error in
      progress.completedUnitCount = 1
      DispatchQueue.global().async { completionHandler(data, error) }
    }
    return progress
  }

  private func load(_ type: String, _ done: @escaping DataHandler) {
    let form = lock.withLock {
      forms.first { $0.type == type } ?? forms.first { TypeIdentifier.conforms($0.type, to: type) }
    }
    guard let form else { return done(nil, problem(.itemUnavailableError, "There is nothing of type \(type).")) }
    _ = form.load(done)
  }

  /// Whether an object of a class can be made of what there is.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readable(by: aClass) != nil }

  /// Whether a value, such as a `String` or a `URL`, can be made of what there is.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

  /// Makes an object, and hands it over on a thread of its own choice.
  ///
  /// - Parameters:
  ///   - aClass: Of which class.
  ///   - completionHandler: Takes the object, or why there is none.
  /// - Returns: How far it is.
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

  /// Makes a value, such as a `String` or a `URL`, and hands it over on a thread of its own choice.
  ///
  /// - Parameters:
  ///   - ofClass: Of which type.
  ///   - completionHandler: Takes the value, or why there is none.
  /// - Returns: How far it is.
  @discardableResult public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    nonisolated(unsafe) let finish = { (object: (any NSItemProviderReading)?, error: (any Error)?) in
      var value: T?
      if let object = object as? T._ObjectiveCType { _ = T._conditionallyBridgeFromObjectiveC(object, result: &value) }
      completionHandler(value, value == nil ? error ?? problem(.unexpectedValueClassError, "It is no \(T.self).") : nil)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { finish($0, $1) }
  }

  /// The first type that the class can read and there is something of.
  private func readable(by aClass: any NSItemProviderReading.Type) -> String? {
    let types = registeredTypeIdentifiers
    return aClass.readableTypeIdentifiersForItemProvider.first { wanted in
      types.contains { TypeIdentifier.conforms($0, to: wanted) }
    }
  }

  // MARK: Dragging

  /// The activity that everybody may have, for the desktop to open a window with; `nil` where there is none.
  final var offeredActivity: NSUserActivity? {
    lock.withLock { objects.lazy.filter { $0.visibility == .all }.compactMap { $0.object as? NSUserActivity }.first }
  }

  /// The data of the first of these types that everybody may have, where they are made at once.
  final func offeredData(_ types: [String]) -> (type: String, data: Data)? {
    for type in types {
      guard let form = lock.withLock({ forms.first { $0.type == type && $0.visibility == .all } }) else { continue }
      let made = Made()
      _ = form.load { data, _ in made.take(data) }
      if let data = made.data { return (type, data) }
    }
    return nil
  }

  /// What a loader has made by now.
  private final class Made: @unchecked Sendable {
    private let lock = NSLock()
    private var taken: Data?
    var data: Data? { lock.withLock { taken } }
    func take(_ data: Data?) { lock.withLock { taken = data } }
  }
}

/// An error as loading ends with it.
private func problem(_ code: NSItemProvider.ErrorCode, _ sentence: String) -> NSError {
  NSError(
    domain: NSItemProvider.errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: sentence])
}

extension NSItemProvider {
  /// The error for data that are not what their type says.
  static func unreadable(_ typeIdentifier: String) -> any Error {
    problem(.unavailableCoercionError, "The data are not of type \(typeIdentifier).")
  }
}
