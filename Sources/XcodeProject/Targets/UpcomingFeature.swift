/// The compiler's names of upcoming features, which build settings spell in capital letters.
enum UpcomingFeature {
  private static let names = [
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
  ]

  private static let partOfSwift6: Set<String> = [
    "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "DeprecateApplicationMain",
    "ImportObjcForwardDeclarations", "DisableOutwardActorInference", "IsolatedDefaultValues", "GlobalConcurrency",
    "InferSendableFromCaptures", "ImplicitOpenExistentials", "RegionBasedIsolation", "DynamicActorIsolation",
    "NonfrozenEnumExhaustivity", "GlobalActorIsolatedTypesUsability", "StrictConcurrency",
  ]

  /// The feature's name, as in `ExistentialAny` for `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY`.
  static func name(ofSetting setting: String) -> String {
    let key = String(setting.dropFirst("SWIFT_UPCOMING_FEATURE_".count))
    if let name = names[key] { return name }
    return key.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
  }

  /// Whether the feature is always on in language mode 6, where the compiler rejects its option.
  static func isPartOfSwift6(_ name: String) -> Bool { partOfSwift6.contains(name) }
}
