import Foundation
import Testing

/// Code that imports Foundation alone, as files with an app's models do.
@Suite struct FoundationOverlayTests {
  @Observable final class Model {
    var name = "a"
  }

  final class Store: ObservableObject {
    @Published var count = 0
  }

  @Test("A file that imports Foundation alone finds Observation, Combine and URLSession")
  func namesOfFoundation() throws {
    let model = Model()
    nonisolated(unsafe) var changes = 0
    withObservationTracking {
      _ = model.name
    } onChange: {
      changes += 1
    }
    model.name = "b"
    #expect(changes == 1)

    let store = Store()
    var values: [Int] = []
    let subscription = store.$count.sink { values.append($0) }
    store.count = 2
    subscription.cancel()
    #expect(values == [0, 2])

    let request = URLRequest(url: try #require(URL(string: "https://example.com")))
    #expect(URLSession.shared.dataTask(with: request).originalRequest?.url == request.url)
  }

  /// A bundle with one file of strings.
  private func bundle(_ strings: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(strings.utf8).write(to: folder.appendingPathComponent("Trips.strings"), options: .atomic)
    return try #require(Bundle(url: folder))
  }

  @Test("Localized text is looked up by its key, with the values in the places that the translation gives them")
  func localized() throws {
    let bundle = try bundle(
      """
      "%@ to %@ in %lld hours" = "%3$@ Stunden, %2$@ von %1$@ aus, 100 %%";
      "start" = "Anfang";
      """)
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let (from, to, hours) = ("Rom", "Ulm", 9)
    #expect(
      String(localized: "\(from) to \(to) in \(hours) hours", table: "Trips", bundle: bundle, comment: "a trip")
        == "9 Stunden, Ulm von Rom aus, 100 %")
    #expect(String(localized: "start", table: "Trips", bundle: bundle) == "Anfang")
    #expect(String(localized: "start", defaultValue: "Start", table: "Trips", bundle: bundle) == "Anfang")
  }

  @Test("Without a translation the text is the key, or the default value")
  func missing() {
    let name = "Ulm"
    #expect(String(localized: "100 % sure") == "100 % sure")
    #expect(String(localized: "To \(name), \(3.5, specifier: "%.1f") h, 50 %") == "To Ulm, 3.5 h, 50 %")
    #expect(String(localized: "trip.to", defaultValue: "To \(name)", comment: "a trip") == "To Ulm")
    let resource = LocalizedStringResource("trip.to", defaultValue: "To \(name)")
    #expect(resource.key == "trip.to")
    #expect(String(localized: resource) == "To Ulm")
    #expect(resource != LocalizedStringResource("trip.to", defaultValue: "Nach \(name)"))
    #expect(String(AttributedString(localized: "To \(name)").characters) == "To Ulm")
  }

  @Test("Whole numbers have separators between groups of digits, and decide about the variant of the text")
  func numbers() throws {
    #expect(String(localized: "\(1_234_567) of \(999) and \(-1_000)") == "1,234,567 of 999 and -1,000")
    #expect(String(localized: "\(UInt64.max)") == "18446744073709551615")
    #expect(String(localized: "\("1234") is text") == "1234 is text")
    let bundle = try bundle("")
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    try Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld birds</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@value@</string><key>value</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld bird</string><key>other</key><string>%lld birds</string></dict></dict></dict></plist>
      """.utf8
    ).write(to: bundle.bundleURL.appendingPathComponent("Plurals.stringsdict"))
    func birds(_ count: Int) -> String { String(localized: "\(count) birds", table: "Plurals", bundle: bundle) }
    #expect([0, 1, 2, 1_000].map(birds) == ["0 birds", "1 bird", "2 birds", "1,000 birds"])
  }

  @Test("A translation with a place for a value that does not exist leaves it out")
  func damagedTranslation() throws {
    let bundle = try bundle("\"Hi %@\" = \"%2$@ %0$@ %99999999999999999999$@ %9223372036854775807$@ Hallo %1$@ %\";")
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let name = "Ulm"
    #expect(String(localized: "Hi \(name)", table: "Trips", bundle: bundle).hasSuffix("Hallo Ulm %"))
  }

  @Test("Units of time are whole numbers of nanoseconds and microseconds")
  func units() {
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
    #expect(USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
  }

  @Test("Types of Core Foundation are those of Foundation that they are bridged to")
  func coreFoundationNames() {
    let list = [1, 2] as NSArray as CFArray
    let key = "a" as NSString as CFString
    let dictionary: CFDictionary = [key: list] as NSDictionary
    #expect(list.count == 2)
    #expect((dictionary[key] as? NSArray)?.count == 2)
    #expect(kCFBooleanTrue.boolValue && !kCFBooleanFalse.boolValue)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
  }

  @Test("Points, sizes and rectangles are compared by equalTo, and a negative size is another origin")
  func equalTo() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
    #expect(CGRect(x: 10, y: 10, width: -10, height: -10).equalTo(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(HUGE == Float.greatestFiniteMagnitude)
  }

  @Test("A cache of responses takes its folder as a URL, and an error of the network has the reasons that it was given")
  func networking() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = URLCache(memoryCapacity: 1_000, diskCapacity: 2_000, directory: folder)
    #expect(cache.memoryCapacity == 1_000 && cache.diskCapacity == 2_000)
    #expect(URLError(.notConnectedToInternet).networkUnavailableReason == nil)
    let limited = URLError(.notConnectedToInternet, userInfo: ["NSURLErrorNetworkUnavailableReasonKey": 2])
    #expect(limited.networkUnavailableReason == .constrained && limited.backgroundTaskCancelledReason == nil)
    let ended = URLError(.cancelled, userInfo: ["NSURLErrorBackgroundTaskCancelledReasonKey": 1])
    #expect(ended.backgroundTaskCancelledReason == .backgroundUpdatesDisabled)
  }
}
