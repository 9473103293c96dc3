import BinaryPlist
package import SceneSystem

/// One message between two devices: a length of four bytes, the highest first, and a binary property list.
package enum HandoffMessage: Hashable, Sendable {
  /// The first message in each direction.
  case hello(version: Int64, name: String, hasStreams: Bool = true)
  /// All activities that the sender offers; they replace those of the message before.
  case offers([HandoffOffer])
  /// Requests the content of an offer.
  case request(UInt32, offer: UInt32)
  /// The offer of a request is still there; its content follows.
  case accepted(UInt32, targetContentIdentifier: String?)
  /// The content for a request.
  case content(UInt32, ActivityArchive)
  /// There is no content for a request.
  case refusal(UInt32, HandoffFailure)
  /// The content of a request was delivered to the app.
  case continued(UInt32)
  /// Requests a pair of streams, with a number of the sender, to the app whose activity the sender has continued by a request.
  case openStreams(UInt32, request: UInt32)
  /// The app has the pair of streams with this number of the receiver.
  case streamsOpened(UInt32)
  /// There is no pair of streams with this number of the receiver.
  case streamsRefused(UInt32, HandoffFailure)
  /// What a pair of streams transfers; never a failure.
  case transfer(HandoffStreamNumber, ContinuationStreamTransfer)

  /// The version of the messages that this package sends and reads.
  package static let version: Int64 = 1
  /// The maximum length of a message, in bytes: an activity of the maximum length and the property list around it.
  package static let maximumLength = StateLimit.maximumLength + 64 * 1024
  /// The maximum length of a message before the peer has said what version it has.
  package static let maximumFirstLength = 4096
}

// MARK: Encoding

extension HandoffMessage {
  /// The message with its length.
  package var bytes: [UInt8] {
    // The length goes into the same buffer: a content may have megabytes.
    var bytes = BinaryPropertyListWriter.bytes(of: .dictionary(properties), capacity: contentLength + 2048)
    let length = bytes.count
    bytes.insert(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) }, at: 0)
    return bytes
  }

  /// The length of what may be long in the message.
  private var contentLength: Int {
    if case .content(_, let archive) = self { archive.bytes.elements.count } else { 0 }
  }

  private var properties: [String: PropertyListValue] {
    switch self {
    case .hello(let version, let name, let hasStreams):
      ["kind": .string("hello"), "version": .integer(version), "name": .string(name), "streams": .bool(hasStreams)]
    case .offers(let offers): ["kind": .string("offers"), "offers": .array(offers.map { .dictionary($0.properties) })]
    case .request(let number, let offer):
      ["kind": .string("request"), "number": .integer(Int64(number)), "offer": .integer(Int64(offer))]
    case .accepted(let number, let identifier):
      Self.properties("accepted", number, ["target": identifier.map { .string($0) }])
    case .content(let number, let archive):
      Self.properties(
        "content", number,
        [
          "type": .string(archive.activityType), "target": archive.targetContentIdentifier.map { .string($0) },
          "archive": .data(archive.bytes.elements),
        ])
    case .refusal(let number, let failure):
      Self.properties("refusal", number, ["code": .integer(Int64(failure.rawValue))])
    case .continued(let number): Self.properties("continued", number, [:])
    case .openStreams(let number, let request):
      Self.properties("open", number, ["request": .integer(Int64(request))])
    case .streamsOpened(let number): Self.properties("opened", number, [:])
    case .streamsRefused(let number, let failure):
      Self.properties("refused", number, ["code": .integer(Int64(failure.rawValue))])
    case .transfer(let number, let transfer):
      Self.properties(transfer.kind, number.value, ["own": .bool(number.isOfThisDevice), "value": transfer.value])
    }
  }

  /// Whether an earlier version does not know the message.
  var isAboutStreams: Bool {
    switch self {
    case .openStreams, .streamsOpened, .streamsRefused, .transfer: true
    case .hello, .offers, .request, .accepted, .content, .refusal, .continued: false
    }
  }

  private static func properties(
    _ kind: String, _ number: UInt32, _ others: [String: PropertyListValue?]
  ) -> [String: PropertyListValue] {
    others.compactMapValues { $0 }.merging(["kind": .string(kind), "number": .integer(Int64(number))]) { $1 }
  }
}

extension ContinuationStreamTransfer {
  fileprivate var kind: String {
    switch self {
    case .data: "data"
    case .window: "window"
    case .end: "end"
    case .stop: "stop"
    case .failure: "failure"
    }
  }

  fileprivate var value: PropertyListValue? {
    switch self {
    case .data(let bytes): .data(bytes.elements)
    case .window(let count): .integer(Int64(count))
    case .end, .stop, .failure: nil
    }
  }

  /// The transfer in a message; `nil` if it is none that devices send.
  fileprivate init?(_ kind: String, _ value: PropertyListValue?) {
    switch (kind, value) {
    case ("data", .data(let bytes)?):
      guard (1...Self.maximumDataLength).contains(bytes.count) else { return nil }
      self = .data(Bytes(bytes))
    case ("window", .integer(let count)?):
      guard let count = Int(exactly: count) else { return nil }
      self = .window(count)
    case ("end", nil): self = .end
    case ("stop", nil): self = .stop
    default: return nil
    }
  }
}

extension HandoffOffer {
  fileprivate var properties: [String: PropertyListValue] {
    var properties: [String: PropertyListValue] = [
      "number": .integer(Int64(number)), "app": .string(app), "type": .string(activityType),
      "webpage": .bool(hasWebpage),
    ]
    properties["title"] = title.map { .string($0) }
    return properties
  }

  fileprivate init?(_ value: PropertyListValue) {
    guard case .dictionary(let properties) = value, let number = properties.number("number"),
      let app = properties.text("app"), let type = properties.text("type")
    else { return nil }
    self.init(
      number: number, app: app, activityType: type, title: properties.text("title"),
      hasWebpage: properties["webpage"] == .bool(true))
    guard isWithinLimits else { return nil }
  }
}

// MARK: Decoding

extension HandoffMessage {
  /// The message in `content`, without its length; `nil` if it is none that this version knows. Unknown keys are ignored.
  package init?(content: [UInt8]) {
    let limits = PropertyListLimits(depth: 8, values: 1024, sharesContainers: false)
    guard let value = try? BinaryPropertyListReader.value(in: content, limits: limits),
      case .dictionary(let properties) = value, let kind = properties.text("kind")
    else { return nil }
    if let message = Self.withoutNumber(kind, properties) {
      self = message
      return
    }
    guard let number = properties.number("number") else { return nil }
    switch kind {
    case "request":
      guard let offer = properties.number("offer") else { return nil }
      self = .request(number, offer: offer)
    case "accepted": self = .accepted(number, targetContentIdentifier: properties.text("target"))
    case "content":
      guard let type = properties.text("type"), case .data(let bytes)? = properties["archive"] else { return nil }
      self = .content(
        number,
        ActivityArchive(
          activityType: type, targetContentIdentifier: properties.text("target"), bytes: Bytes(bytes)))
    case "refusal":
      guard case .integer(let code)? = properties["code"] else { return nil }
      self = .refusal(number, Int(exactly: code).flatMap(HandoffFailure.init) ?? .handoffFailed)
    case "continued": self = .continued(number)
    default:
      guard let message = Self.aboutStreams(kind, number, properties) else { return nil }
      self = message
    }
  }

  private static func aboutStreams(
    _ kind: String, _ number: UInt32, _ properties: [String: PropertyListValue]
  ) -> HandoffMessage? {
    switch kind {
    case "open":
      return properties.number("request").map { .openStreams(number, request: $0) }
    case "opened": return .streamsOpened(number)
    case "refused":
      guard case .integer(let code)? = properties["code"] else { return nil }
      return .streamsRefused(number, Int(exactly: code).flatMap(HandoffFailure.init) ?? .handoffFailed)
    default:
      guard case .bool(let isOwn)? = properties["own"],
        let transfer = ContinuationStreamTransfer(kind, properties["value"])
      else { return nil }
      return .transfer(HandoffStreamNumber(value: number, isOfThisDevice: isOwn), transfer)
    }
  }

  private static func withoutNumber(_ kind: String, _ properties: [String: PropertyListValue]) -> HandoffMessage? {
    switch kind {
    case "hello":
      guard case .integer(let version)? = properties["version"], let name = properties.text("name") else { return nil }
      return .hello(version: version, name: name, hasStreams: properties["streams"] == .bool(true))
    case "offers":
      guard case .array(let values)? = properties["offers"] else { return nil }
      let offers = values.compactMap(HandoffOffer.init)
      return offers.count == values.count ? .offers(offers) : nil
    default: return nil
    }
  }
}

extension [String: PropertyListValue] {
  fileprivate func text(_ key: String) -> String? {
    if case .string(let text)? = self[key] { text } else { nil }
  }

  fileprivate func number(_ key: String) -> UInt32? {
    if case .integer(let number)? = self[key] { UInt32(exactly: number) } else { nil }
  }
}
