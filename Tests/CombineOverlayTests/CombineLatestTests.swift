import Combine
import Testing

@Suite("The most recent values of publishers") struct CombineLatestTests {
  private let a = CountingPublisher()
  private let b = CountingPublisher()

  private func recorder(
    first: Subscribers.Demand = .unlimited, further: Subscribers.Demand = .none
  ) -> RecordingSubscriber<String, NumberedError> {
    let recorder = RecordingSubscriber<String, NumberedError>(first: first, further: further)
    a.combineLatest(b) { "\($0) \($1)" }.subscribe(recorder)
    return recorder
  }

  @Test("Nothing arrives before each publisher has sent a value; then each value arrives with the other's latest")
  func order() {
    let recorder = recorder()
    a(1)
    a(2)
    #expect(recorder.values.isEmpty)
    b(10)
    a(3)
    b(11)
    #expect(recorder.values == ["2 10", "3 10", "3 11"])
  }

  @Test("The last publisher's end is the end; values of the others stay the most recent ones") func finish() {
    let recorder = recorder()
    a(1)
    a.finish()
    b(10)
    b(11)
    #expect(recorder.values == ["1 10", "1 11"] && recorder.completion == nil)
    b.finish()
    #expect(recorder.isFinished)
  }

  @Test("The first failure ends the subscription and cancels the other publisher") func failure() {
    let recorder = recorder()
    b.fail(3)
    a(1)
    #expect(recorder.error == NumberedError(number: 3) && a.cancellations == 1 && recorder.values.isEmpty)
  }

  @Test("Cancelling cancels each publisher once") func cancel() {
    let recorder = recorder()
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    #expect(a.cancellations == 1 && b.cancellations == 1)
    a(1)
    b(1)
    #expect(recorder.values.isEmpty)
  }

  @Test("Requests reach each publisher, and a combination without demand is dropped") func demand() {
    let recorder = recorder(first: .max(2))
    #expect(a.demand == .max(2) && b.demand == .max(2))
    a(1)
    b(10)
    b(11)
    #expect(recorder.values == ["1 10", "1 11"] && b.demand == .none)
    a(2)
    #expect(recorder.values == ["1 10", "1 11"])
    recorder.subscription?.request(.max(1))
    b(12)
    #expect(recorder.values == ["1 10", "1 11", "2 12"], "The value that was not sent is the most recent one.")
  }

  @Test("Demand that a subscriber returns reaches each publisher") func returnedDemand() {
    let recorder = recorder(first: .max(1), further: .max(1))
    a(1)
    b(10)
    #expect(recorder.values == ["1 10"] && a.demand == .max(1) && b.demand == .max(1))
  }

  @Test("Optional values count, also nil") func optionals() {
    let (one, other) = (PassthroughSubject<Int?, Never>(), PassthroughSubject<Int?, Never>())
    var values: [String] = []
    let cancellable = one.combineLatest(other).sink {
      values.append("\(String(describing: $0)) \(String(describing: $1))")
    }
    one.send(nil)
    other.send(nil)
    #expect(values == ["nil nil"])
    cancellable.cancel()
  }

  @Test("Values that publishers have at once arrive in the publishers' order") func synchronous() {
    var values: [String] = []
    let cancellable = Publishers.CombineLatest([1, 2, 3].publisher, ["a", "b"].publisher).sink {
      values.append("\($0)\($1)")
    }
    #expect(values == ["3a", "3b"])
    cancellable.cancel()
  }

  @Test("Three and four publishers are combined, with and without a function") func more() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<String, Never>("b"))
    let (c, d) = (CurrentValueSubject<Bool, Never>(true), CurrentValueSubject<Double, Never>(0.5))
    var values: [String] = []
    var cancellables: Set<AnyCancellable> = []
    a.combineLatest(b, c).sink { values.append("\($0) \($1) \($2)") }.store(in: &cancellables)
    a.combineLatest(b, c) { "\($0)\($1)\($2)" }.sink { values.append($0) }.store(in: &cancellables)
    a.combineLatest(b, c, d).sink { values.append("\($0) \($1) \($2) \($3)") }.store(in: &cancellables)
    a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }.sink { values.append($0) }.store(in: &cancellables)
    #expect(values == ["1 b true", "1btrue", "1 b true 0.5", "1btrue0.5"])
    values = []
    c.send(false)
    #expect(values.sorted() == ["1 b false", "1 b false 0.5", "1bfalse", "1bfalse0.5"])
  }

  @Test("A form is valid once both of its published fields are") func form() {
    final class Form: ObservableObject {
      @Published var name = ""
      @Published var password = ""
      @Published private(set) var isValid = false
      init() {
        Publishers.CombineLatest($name, $password).map { !$0.isEmpty && $1.count > 3 }.assign(to: &$isValid)
      }
    }
    let form = Form()
    form.name = "Ann"
    #expect(!form.isValid)
    form.password = "1234"
    #expect(form.isValid)
    form.name = ""
    #expect(!form.isValid)
  }
}
