import Foundation
import SceneSystem
import Testing

@testable import UIKitCore

@MainActor @Suite("Text storages: any sequence of changes") struct TextStoragePropertyTests {
  /// Checks what the delegate is notified of against the text before the changes.
  private final class Checker: NSObject, NSTextStorageDelegate {
    var before: NSAttributedString
    var processed = 0
    var seed: UInt64 = 0

    init(_ storage: NSTextStorage) { before = NSAttributedString(attributedString: storage) }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      processed += 1
      let now = NSAttributedString(attributedString: textStorage)
      #expect(delta == now.length - before.length, "seed \(seed)")
      let end = editedRange.location + editedRange.length
      guard editedRange.location >= 0, end <= now.length, editedRange.location <= before.length else {
        Issue.record("seed \(seed): \(editedRange) is not in a text of \(now.length)")
        return
      }
      // What is outside of the range is the same before and after.
      let start = NSRange(location: 0, length: editedRange.location)
      #expect(before.attributedSubstring(from: start) == now.attributedSubstring(from: start), "seed \(seed)")
      let rest = NSRange(location: end, length: now.length - end)
      let old = NSRange(location: end - delta, length: now.length - end)
      guard old.location >= 0, old.location + old.length <= before.length else {
        Issue.record("seed \(seed): \(editedRange) does not fit \(delta)")
        return
      }
      #expect(before.attributedSubstring(from: old) == now.attributedSubstring(from: rest), "seed \(seed)")
      before = now
    }
  }

  private static let key = NSAttributedString.Key("number")

  private func range(in length: Int, _ random: inout SeededGenerator) -> NSRange {
    let location = Int.random(in: 0...length, using: &random)
    return NSRange(location: location, length: .random(in: 0...(length - location), using: &random))
  }

  /// Makes one change in both texts.
  private func change(_ texts: [NSMutableAttributedString], _ random: inout SeededGenerator) {
    let range = range(in: texts[0].length, &random)
    let string = String(
      (0..<Int.random(in: 0...5, using: &random)).map { _ in "abcdef".randomElement(using: &random) ?? "a" })
    let number = Int.random(in: 0...3, using: &random)
    let kind = Int.random(in: 0..<9, using: &random)
    for text in texts {
      switch kind {
      case 0: text.replaceCharacters(in: range, with: string)
      case 1:
        text.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: [Self.key: number]))
      case 2: text.insert(NSAttributedString(string: string), at: range.location)
      case 3: text.deleteCharacters(in: range)
      case 4: text.append(NSAttributedString(string: string, attributes: [Self.key: number]))
      case 5: text.addAttribute(Self.key, value: number, range: range)
      case 6: text.removeAttribute(Self.key, range: range)
      case 7: text.setAttributes([Self.key: number], range: range)
      default: text.addAttributes([Self.key: number, .kern: number], range: range)
      }
    }
  }

  @Test("A change is reported once, and the text is that of a mutable string", arguments: 1...40 as ClosedRange<UInt64>)
  func single(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (storage, reference) = (NSTextStorage(string: "abcdef"), NSMutableAttributedString(string: "abcdef"))
    let checker = Checker(storage)
    checker.seed = seed
    storage.delegate = checker
    for step in 1...20 {
      change([storage, reference], &random)
      #expect(checker.processed == step, "seed \(seed), step \(step)")
      #expect(storage.isEqual(to: reference), "seed \(seed), step \(step)")
    }
  }

  @Test(
    "Changes of a group are reported together, in a range that has all of them",
    arguments: 1...40 as ClosedRange<UInt64>)
  func groups(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (storage, reference) = (
      NSTextStorage(string: "abcdefghijkl"), NSMutableAttributedString(string: "abcdefghijkl")
    )
    let checker = Checker(storage)
    checker.seed = seed
    storage.delegate = checker
    for group in 1...10 {
      storage.beginEditing()
      for _ in 0..<Int.random(in: 1...5, using: &random) { change([storage, reference], &random) }
      #expect(checker.processed == group - 1, "seed \(seed)")
      storage.endEditing()
      #expect(checker.processed == group && storage.isEqual(to: reference), "seed \(seed), group \(group)")
    }
  }
}
