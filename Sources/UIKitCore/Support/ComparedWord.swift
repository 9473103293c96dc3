/// The first stored property of each class whose objects are values of text attributes.
///
/// Foundation on Linux compares the attributes of adjacent ranges as Core Foundation objects. It reads the first stored word of an object as the
/// number of its type, from bit 8 on, and stops the process if that is 0, as for an empty or a long string and for the number 1.0. With another
/// number it calls `isEqual(_:)`.
struct ComparedWord: Hashable, Sendable {
  private let word: UInt64 = 0x100
}
