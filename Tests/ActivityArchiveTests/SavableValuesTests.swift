import Foundation
import SceneSystem
import Testing

@testable import ActivityArchive

@Suite("A value that cannot be saved does not affect others") struct SavableValuesTests {
  /// The values of `userInfo` that are decoded from its archive, and the messages about those that were left out.
  private func save(_ userInfo: [AnyHashable: Any]) throws -> (userInfo: [AnyHashable: Any]?, refusals: [String]) {
    var properties = ActivityProperties(activityType: "editing")
    properties.userInfo = userInfo
    do throws(UserActivityArchiveError) {
      return (try ActivityProperties(properties.archive()).userInfo, [])
    } catch {
      guard error.code != .tooLarge, let savable = try properties.archiveOfSavableValues() else { throw error }
      return (try ActivityProperties(savable.archive).userInfo, savable.refused.map(\.description))
    }
  }

  @Test("R-01: a Foundation dictionary whose key is a container is refused, without affecting other values")
  func containerAsKey() throws {
    for inner in [[AnyHashable([1]): "a"], [AnyHashable(["k": 1]): "a"]] as [[AnyHashable: Any]] {
      let (info, refusals) = try save(["list": NSArray(array: [inner]), "good": 1])
      #expect(info?["good"] as? Int == 1 && info?.count == 1)
      #expect(refusals.count == 1 && refusals[0].contains("a key of it is a NS"))
    }
  }

  @Test("R-01: a bad value under a date key is reported with the date's seconds")
  func farDate() throws {
    let far = Date(timeIntervalSinceReferenceDate: -1e300)
    let (info, refusals) = try save(["days": [far: NSObject(), Date(timeIntervalSinceReferenceDate: 2): "kept"]])
    #expect(refusals.count == 1 && refusals[0].contains("userInfo.days.-1e+300 is of type NSObject"))
    #expect((info?["days"] as? [AnyHashable: Any])?.count == 1)
  }

  @Test("R-01: a decimal NaN is decoded equal, and so are all values beside it")
  func decimalNaN() throws {
    let (info, refusals) = try save([
      "price": Decimal.nan, "number": NSDecimalNumber.notANumber, "set": Set([Decimal.nan, 1.5]), "title": "draft",
      "sets": Set([Set([Decimal(3)])]), "pair": Set([Decimal(4), Decimal(5)]),
      "byPrice": [Decimal(2): "two"],
    ])
    #expect(refusals.isEmpty)
    #expect((info?["price"] as? Decimal)?.isNaN == true && (info?["number"] as? Decimal)?.isNaN == true)
    #expect(info?["set"] as? Set<AnyHashable> == [Decimal.nan, Decimal(1.5)])
    #expect(info?["title"] as? String == "draft")
    #expect(info?["sets"] as? Set<AnyHashable> == [[Decimal(3)] as Set<AnyHashable>])
    #expect((info?["byPrice"] as? [AnyHashable: Any])?[Decimal(2)] as? String == "two")
  }

  @Test("a container that contains itself, is very deep, or shares its parts is refused without walking through it")
  func objectGraphs() throws {
    let list = NSMutableArray(array: ["x"])
    list.add(list)
    let dictionary = NSMutableDictionary()
    dictionary["self"] = dictionary
    dictionary["view"] = NSObject()
    let set = NSMutableSet()
    let inSet = NSMutableArray(array: [1])
    set.add(inSet)
    inSet.add(set)
    // As many levels as a cast of it would need stack frames.
    var deep = NSArray()
    for _ in 0..<20_000 { deep = NSArray(object: deep) }
    var shared = NSArray(object: 1)
    for _ in 0..<40 { shared = NSArray(objects: shared, shared) }
    for (name, value) in [("list", list), ("dictionary", dictionary), ("set", set), ("deep", deep)] as [(String, Any)] {
      for value in [value, [value], ["k": value], Optional(value) as Any] {
        let (info, refusals) = try save(["value": value, "good": 1])
        #expect(info?["good"] as? Int == 1 && info?.count == 1, "\(name)")
        #expect(refusals.count == 1 && refusals[0].contains("containers deep"), "\(name): \(refusals)")
      }
    }
    let error = #expect(throws: UserActivityArchiveError.self) { try save(["value": shared]) }
    #expect(error?.code == .tooLarge)
    // An array that shares few of its parts is an ordinary one.
    var pair = NSArray(object: 1)
    for _ in 0..<8 { pair = NSArray(objects: pair, pair) }
    let (info, none) = try save(["value": pair])
    #expect(none.isEmpty && (info?["value"] as? [Any])?.count == 2)
    // Taken apart before they are freed: 20 000 levels of release are as deep as a cast.
    list.removeAllObjects()
    dictionary.removeAllObjects()
    inSet.removeAllObjects()
    while deep.count > 0, let next = Mirror(reflecting: deep).children.first?.value as? NSArray { deep = next }
  }

  @Test("a counted set is refused, because its counts would be lost")
  func countedSet() throws {
    let (info, refusals) = try save(["good": 1, "counts": NSCountedSet(array: ["a", "a"])])
    #expect(
      info?.count == 1 && refusals.count == 1 && refusals[0].contains("userInfo.counts is of type NSCountedSet"))
  }

  @Test("without any savable value there is no archive")
  func nothingLeft() throws {
    var properties = ActivityProperties(activityType: "editing")
    properties.userInfo = ["object": NSObject(), "list": [NSObject()]]
    #expect(try properties.archiveOfSavableValues() == nil)
    properties.userInfo = [:]
    #expect(try properties.archiveOfSavableValues()?.refused == [])
  }

  @Test("R-08: a property list accepts fewer types than an activity")
  func propertyList() throws {
    let userInfo: [AnyHashable: Any] = ["text": "t", "url": URL(filePath: "/a"), "byNumber": [1: "one"]]
    #expect(try SavableValues(of: userInfo, types: .activity).refused == [])
    let savable = try SavableValues(of: userInfo, types: .propertyList)
    #expect(savable.values as? [String: String] == ["text": "t"])
    #expect(
      savable.refused == [
        .unsupportedValue(keyPath: "userInfo.byNumber (a key)", type: "Int"),
        .unsupportedValue(keyPath: "userInfo.url", type: "URL"),
      ])
  }
}
