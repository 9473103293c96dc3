package import Foundation
import PredicateFormats
package import SceneSystem

extension NSPredicate {
  /// A predicate that represents `condition`.
  package convenience init(_ condition: ContentPredicate) {
    self.init(block: { object, _ in
      if let probe = PredicateProbe.current { return probe.record(condition) }
      switch (condition, object as? String) {
      case (_, let identifier?): return condition.evaluate(with: identifier)
      case (.value(let value), nil): return value
      case (_, nil): return false
      }
    })
  }
}

extension ContentPredicate {
  /// The condition of a format of `NSPredicate`, in the subset of the language that activation conditions allow (E-10).
  ///
  /// - Parameters:
  ///   - format: The format, such as `SELF == %@`.
  ///   - arguments: A text for each `%@`, or a list of texts after `IN`.
  /// - Throws: The reason, for a format that is invalid or outside that subset.
  package init(format: String, arguments: [Any] = []) throws(PredicateConversionError) {
    let condition: PredicateCondition
    do throws(PredicateFormatError) {
      condition = try PredicateParser.condition(format, arguments: arguments)
    } catch {
      throw .malformed(error.description)
    }
    try self.init(condition)
  }

  /// The condition that `predicate` represents, as the kernel evaluates it.
  ///
  /// A predicate made from a format, `NSPredicate(value:)` and compounds of these are supported.
  /// - Throws: the reason, for a block, a format that was refused, and a subclass.
  package init(_ predicate: NSPredicate) throws(PredicateConversionError) {
    self = try Self.condition(predicate, depth: 0)
  }

  private static func condition(
    _ predicate: NSPredicate, depth: Int
  ) throws(PredicateConversionError) -> ContentPredicate {
    guard depth < PredicateParser.maximumDepth else {
      throw PredicateConversionError.malformed(
        "Compound predicates are nested more than \(PredicateParser.maximumDepth) levels deep.")
    }
    if let compound = predicate as? NSCompoundPredicate {
      var parts: [ContentPredicate] = []
      for part in compound.subpredicates {
        parts.append(try condition(part, depth: depth + 1))
      }
      switch compound.compoundPredicateType {
      case .and: return .and(parts)
      case .or: return .or(parts)
      case .not:
        if parts.count == 1 { return .not(parts[0]) }
        throw PredicateConversionError.malformed("A NOT has \(parts.count) conditions; it takes one.")
      }
    }
    for value in [true, false] where predicate.isEqual(NSPredicate(value: value)) { return .value(value) }
    guard type(of: predicate) == NSPredicate.self else {
      throw PredicateConversionError.unsupported(
        "The predicate is of the class \(type(of: predicate)).")
    }
    switch PredicateProbe.origin(of: predicate) {
    case let condition as ContentPredicate: return condition
    case let format as PredicateFormat:
      do throws(PredicateConversionError) {
        switch format.condition {
        case .success(let condition): return try ContentPredicate(condition)
        case .failure(let error): throw PredicateConversionError.malformed(error.description)
        }
      } catch {
        throw error.inFormat(format.text)
      }
    default: throw PredicateConversionError.unsupported("The predicate is based on a block.")
    }
  }
}
