/// The base class of the tables of methods and properties that the source pass writes for each class with `@objc` members.
///
/// The table of `MyApp.Foo` is the class `_SelectorTable` in `MyApp.Foo`. It is looked up by that name when an instance gets its first
/// message, so that tables cost nothing at launch.
open class SelectorRegistrations {
  /// Adds the methods and properties of one class, without those of its superclasses. The default adds none.
  open class func register(in table: SelectorTable) {}
}
