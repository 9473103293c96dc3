import BinaryPlist
import Foundation

/// Keyed archives: an archive that passes the check can be passed to Foundation's unarchiver, which ends the process on some invalid ones.
struct KeyedArchiveFuzzer: Fuzzer {
  let name = "keyed archive"

  private static let keys = ["text", "list", "data", "url", "uuid"]

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    coder.encode(PropertyListFuzzer.text(&random) as NSString, forKey: "text")
    coder.encode(
      NSDictionary(dictionary: [
        "a": NSArray(array: [1, "x", NSSet(array: [2])]), "b": NSDate(timeIntervalSinceReferenceDate: 1000),
      ]), forKey: "list")
    coder.encode(NSData(data: Data(0..<UInt8(random.below(30)))), forKey: "data")
    coder.encode(NSURL(string: "b?c", relativeTo: URL(string: "http://example.org/a")), forKey: "url")
    coder.encode(NSUUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"), forKey: "uuid")
    coder.encode(random.below(1000), forKey: "number")
    coder.finishEncoding()
    return Mutation.damaged([UInt8](coder.encodedData), &random)
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    do {
      try KeyedArchive.check(input) {
        NSClassFromString($0) is any NSCoding.Type
      } isURL: { text, asBase in
        asBase ? URL(string: text) != nil : NSURL(string: text) != nil
      }
      let coder = try NSKeyedUnarchiver(forReadingFrom: Data(input))
      coder.requiresSecureCoding = false
      coder.decodingFailurePolicy = .setErrorAndReturn
      _ = coder.decodeInteger(forKey: "number")
      for key in Self.keys { _ = coder.decodeObject(forKey: key) }
      coder.finishDecoding()
    } catch {
      // Rejected, by the check or by Foundation: both are correct.
    }
  }
}
