import Foundation
import PredicateFormats
import Testing

@Suite("Values as arguments of formats")
struct FormatArgumentTests {
  @Test("A predicate compares with the value itself; a text has its usual description")
  func values() {
    let identifier = UUID()
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let url = URL(string: "https://example.org/a")!
    let object: [String: Any] = ["id": identifier, "date": date, "url": url, "data": Data([1, 2])]
    #expect(NSPredicate(format: "id == %@", identifier as any CVarArg).evaluate(with: object))
    #expect(!NSPredicate(format: "id == %@", UUID() as any CVarArg).evaluate(with: object))
    #expect(
      NSPredicate(format: "date <= %@ AND url == %@", date as any CVarArg, url as any CVarArg).evaluate(with: object))
    #expect(NSPredicate(format: "data == %@", Data([1, 2]) as any CVarArg).evaluate(with: object))
    let text = String(format: "%@ %@ %d", identifier as any CVarArg, url as any CVarArg, 3)
    #expect(text == "\(identifier.uuidString) https://example.org/a 3")
    #expect(
      String(format: "%@", date as any CVarArg) == "\(date)"
        && String(format: "%@", Data([1]) as any CVarArg) == "1 bytes")
  }
}
