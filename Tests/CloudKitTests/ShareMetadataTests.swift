import Foundation
import Testing

@_spi(Runtime) @testable import CloudKit

@Suite("What an accepted invitation tells (E-07)") struct ShareMetadataTests {
  @Test("E-07: address, title and container are those of the invitation")
  func content() {
    let metadata = CKShare.Metadata(
      url: "https://www.icloud.com/share/0abc", title: "Pot Roast", containerIdentifier: "iCloud.org.example.recipes")
    #expect(metadata.containerIdentifier == "iCloud.org.example.recipes")
    #expect(metadata.share.url == URL(string: "https://www.icloud.com/share/0abc"))
    #expect(metadata.share[CKShare.SystemFieldKey.title] as? String == "Pot Roast")
    #expect(metadata.share.recordType == "cloudkit.share")
    #expect(metadata.share.allKeys() == [CKShare.SystemFieldKey.title])
  }

  @Test(
    "What the invitation does not say is absent, and a text that is no URL stops nothing", arguments: ["", "http://["])
  func absent(text: String) {
    let metadata = CKShare.Metadata(url: text, title: nil, containerIdentifier: "")
    #expect(metadata.share.url == nil)
    #expect(metadata.share[CKShare.SystemFieldKey.title] == nil)
    #expect(metadata.share[CKShare.SystemFieldKey.shareType] == nil)
    #expect(metadata.share[CKShare.SystemFieldKey.thumbnailImageData] == nil)
    #expect(metadata.share.allKeys().isEmpty)
  }

  @Test("A copy says the same")
  func copies() throws {
    let metadata = CKShare.Metadata(url: "https://e.org/1", title: "T", containerIdentifier: "c")
    let copy = try #require(metadata.copy() as? CKShare.Metadata)
    let share = try #require(metadata.share.copy() as? CKShare)
    #expect(copy.containerIdentifier == "c" && copy.share.url == metadata.share.url)
    #expect(share[CKShare.SystemFieldKey.title] as? String == "T")
  }

  @Test("A field holds what CloudKit's fields hold")
  func values() {
    let record = CKRecord(
      recordType: "Recipe",
      values: [
        "name": "Pot Roast", "servings": 4, "weight": 1.5, "isVegan": false, "made": Date(timeIntervalSince1970: 0),
        "picture": Data([1, 2]),
      ])
    #expect(record.allKeys() == ["isVegan", "made", "name", "picture", "servings", "weight"])
    #expect(record["servings"] as? Int == 4 && record["weight"] as? Double == 1.5)
    #expect(record["isVegan"] as? Bool == false && record["picture"] as? Data == Data([1, 2]))
    #expect(record["made"] as? Date == Date(timeIntervalSince1970: 0) && record["other"] == nil)
  }
}
