import Combine
import Foundation
import FoundationNetworking
import Testing

private final class Contact: ObservableObject {
  @Published var name = "Ann"
  @Published var age: Int
  var note = "" { willSet { objectWillChange.send() } }
  init(age: Int) { self.age = age }
}

private final class Manual: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
}

private class Base: ObservableObject {
  var plain = 0 { willSet { objectWillChange.send() } }
}
private final class Derived: Base { @Published var published = 0 }

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
}

@MainActor private final class Model: ObservableObject {
  @Published private(set) var results: [String] = []
  @Published var text = ""
  private var cancellables: Set<AnyCancellable> = []
  init() {
    $text.removeDuplicates().debounce(for: .milliseconds(5), scheduler: DispatchQueue.main)
      .receive(on: DispatchQueue.main).map { $0.split(separator: " ").map(String.init) }.sink { [weak self] in
        self?.results = $0
      }
      .store(in: &cancellables)
  }
}

/// Responds with the URL of each request to `echo:`.
private final class EchoProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "echo" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    guard let url = request.url else { return }
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.absoluteString.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {}
}

/// The publisher as a generic function sees it.
private func publisher<Object: ObservableObject>(of object: Object) -> Object.ObjectWillChangePublisher {
  object.objectWillChange
}

@Suite("Observable objects") struct ObservableObjectTests {
  @Test("A class without @Published keeps its publisher: what it sends itself arrives")
  func manual() {
    let object = Manual()
    var values: [Int] = []
    let cancellable = object.objectWillChange.sink { values.append(object.value) }
    object.value = 1
    object.value = 2
    #expect(values == [0, 1] && object.objectWillChange === object.objectWillChange)
    #expect(publisher(of: object) === object.objectWillChange && Manual().objectWillChange !== object.objectWillChange)
    cancellable.cancel()
    object.value = 3
    #expect(values == [0, 1])
  }

  @Test("The publishers of objects without @Published are gone some time after the objects")
  func released() {
    weak var publisher: ObservableObjectPublisher?
    do { publisher = Manual().objectWillChange }
    var objects: [Manual] = []
    for number in 0..<10_000 {
      let object = Manual()
      _ = object.objectWillChange
      if number % 100 == 0 { objects.append(object) }
    }
    #expect(publisher == nil)
    #expect(Set(objects.map { ObjectIdentifier($0.objectWillChange) }).count == 100)
  }

  @Test("Each @Published property reports to the object's publisher before it changes, and own code to the same one")
  func published() {
    let contact = Contact(age: 24)
    var log: [String] = []
    var cancellables: Set<AnyCancellable> = []
    contact.objectWillChange.sink { log.append("will change \(contact.name) \(contact.age)") }.store(in: &cancellables)
    contact.$age.sink { log.append("age \($0), was \(contact.age)") }.store(in: &cancellables)
    contact.age += 1
    contact.name = "Bea"
    contact.note = "x"
    #expect(
      log == ["age 24, was 24", "will change Ann 24", "age 25, was 24", "will change Ann 25", "will change Bea 25"])
    #expect(publisher(of: contact) === contact.objectWillChange)
  }

  @Test("A class with a superclass, and one with a publisher of its own")
  func classes() {
    let derived = Derived()
    var count = 0
    let cancellable = derived.objectWillChange.sink { count += 1 }
    derived.plain = 1
    derived.published = 1
    (derived as Base).plain = 2
    #expect(count == 3)
    let custom = Custom()
    var names: [String] = []
    let other = custom.objectWillChange.sink { names.append($0) }
    custom.objectWillChange.send("a")
    #expect(names == ["a"])
    _ = (cancellable, other)
  }

  @Test("A publisher assigned to a property sets it as long as the object exists, and does not keep it alive")
  func assign() {
    let subject = PassthroughSubject<Int, Never>()
    var contact: Contact? = Contact(age: 1)
    weak let reference = contact
    subject.assign(to: &contact!.$age)
    subject.send(7)
    #expect(contact?.age == 7)
    contact = nil
    #expect(reference == nil)
    subject.send(8)
  }
}

@Suite("Foundation's publishers and schedulers") struct FoundationTests {
  @Test("Notifications are published by Apple's spelling, also after map and decode")
  func notifications() throws {
    struct Item: Codable, Equatable { var name: String }
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    var objects: [String] = []
    let cancellable = center.publisher(for: name).compactMap { $0.userInfo?["name"] as? String }.sink {
      objects.append($0)
    }
    center.post(name: name, object: nil, userInfo: ["name": "a"])
    #expect(objects == ["a"])
    cancellable.cancel()
    var items: [Item] = []
    let decoding = Just(Data(#"{"name":"b"}"#.utf8)).decode(type: Item.self, decoder: JSONDecoder())
      .replaceError(with: Item(name: "?")).sink { items.append($0) }
    #expect(items == [Item(name: "b")])
    _ = decoding
  }

  @Test("Values arrive on a dispatch queue, an operation queue and after a delay")
  func schedulers() async {
    let queue = DispatchQueue(label: "test")
    // Operations that run at once would deliver values in any order, and the completion before one of them.
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 1
    let values = await withCheckedContinuation { (continuation: CheckedContinuation<[Int], Never>) in
      var cancellable: AnyCancellable?
      cancellable = [1, 2, 3].publisher.receive(on: queue).delay(for: .milliseconds(1), scheduler: queue)
        .receive(on: operations).collect().sink {
          continuation.resume(returning: $0)
          _ = cancellable
        }
    }
    #expect(values == [1, 2, 3])
  }

  @Test("A model of an app compiles in Swift 6 mode, and its debounced text arrives on the main queue")
  @MainActor func model() async throws {
    let model = Model()
    model.text = "a"
    model.text = "a b"
    for await results in model.$results.values where !results.isEmpty {
      #expect(results == ["a", "b"])
      break
    }
  }

  @Test("A timer's first date comes when its interval is over, not at once")
  func firstDate() async throws {
    let distance: TimeInterval = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let start = Date()
        var distance: TimeInterval?
        let timer = Timer.publish(every: 0.05, on: .current, in: .common).autoconnect().sink {
          distance = distance ?? $0.timeIntervalSince(start)
        }
        while distance == nil { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
        timer.cancel()
        continuation.resume(returning: distance ?? 0)
      }
    }
    #expect(distance >= 0.049)
  }

  @Test("A run loop is a scheduler, and fires timers that are published")
  func runLoop() {
    let loop = RunLoop.current
    var log: [String] = []
    let values = [1, 2].publisher.receive(on: loop).sink { log.append("\($0)") }
    let late = Just("late").delay(for: .milliseconds(5), scheduler: loop).sink { log.append($0) }
    let timer = Timer.publish(every: 0.001, on: loop, in: .common).autoconnect().prefix(2).sink { _ in
      log.append("timer")
    }
    #expect(log == [])
    let end = Date(timeIntervalSinceNow: 10)
    while log.count < 5, Date() < end { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
    #expect(log.filter { $0 != "timer" && $0 != "late" }.sorted() == ["1", "2"])
    #expect(log.filter { $0 == "timer" }.count == 2 && log.contains("late"))
    _ = (values, late, timer)
  }

  @Test("Optional and Result publish their value")
  func values() {
    var log: [Int] = []
    _ = Optional(1).publisher.sink { log.append($0) }
    _ = Result<Int, any Error>.success(2).publisher.sink(receiveCompletion: { _ in }) { log.append($0) }
    #expect(log == [1, 2])
  }

  @Test("A data task publishes a response, or fails")
  func dataTask() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [EchoProtocol.self]
    let session = URLSession(configuration: configuration)
    var texts: [String] = []
    let url = try #require(URL(string: "echo://text"))
    for try await text in session.dataTaskPublisher(for: url).map({ String(decoding: $0.data, as: UTF8.self) }).values {
      texts.append(text)
    }
    #expect(texts == ["echo://text"])
    let unsupported = try #require(URL(string: "none://text"))
    await #expect(throws: URLError.self) {
      for try await _ in session.dataTaskPublisher(for: unsupported).values {}
    }
  }

  @Test("A timer and a data task have Apple's names")
  func names() {
    let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
    let task: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/none"))
    let publisher: AnyPublisher<Data, URLError> = task.map(\.data).eraseToAnyPublisher()
    let time: DispatchQueue.SchedulerTimeType = DispatchQueue.main.now
    #expect(time <= time.advanced(by: .seconds(1)))
    _ = (timer, publisher)
  }
}
