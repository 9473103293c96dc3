import AppBuilder
import Foundation

/// String catalogs: compiled into tables that can be written, or rejected in a sentence.
struct StringCatalogFuzzer: Fuzzer {
  let name = "string catalog"

  private static let whole = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld notes": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld Notiz"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld Notizen"}}}}}}},
      "Greeting %@": {"localizations": {"de": {"stringUnit": {"value": "Hallo %1$@"}}, "he": {}}},
      "Kept": {"shouldTranslate": false},
      "%1$@ has %2$lld": {"localizations": {"en": {"stringUnit": {"value": "%1$@ has %#@count@"}, "substitutions":
        {"count": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit":
        {"value": "%arg notes"}}}}}}}}}}}
    """#

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    if random.below(60) == 0 { return Array((#"{"strings":"# + String(repeating: "[", count: 5000)).utf8) }
    return Mutation.damaged(Array(Self.whole.utf8), &random)
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    let catalog: StringCatalog
    do throws(StringCatalog.Failure) {
      catalog = try StringCatalog(Data(input))
    } catch {
      guard !error.reason.isEmpty else { throw FuzzFailure("The file was rejected without a reason.") }
      return
    }
    for (language, tables) in catalog.tables {
      for (key, plural) in tables.plurals where !PropertyListSerialization.propertyList(plural, isValidFor: .xml) {
        throw FuzzFailure("The text \(key) in \(language) has numbers that no table can have.")
      }
    }
  }
}
