extension TargetBuilder {
  /// Reads the options of the Swift compiler.
  mutating func readSwiftOptions() {
    var options = ProjectTarget.SwiftOptions()
    options.languageMode = languageMode()
    options.conditions = resolver.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    options.bridgingHeader = nonEmpty("SWIFT_OBJC_BRIDGING_HEADER").map { FilePath.join(project.folder, $0) }
    if let level = nonEmpty("SWIFT_STRICT_CONCURRENCY"), ["minimal", "targeted", "complete"].contains(level) {
      options.strictConcurrency = level
    }
    if resolver.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" { options.defaultIsolation = "MainActor" }
    for name in resolver.table.assignments.keys.sorted() where name.hasPrefix("SWIFT_UPCOMING_FEATURE_") {
      if resolver.isTrue(name) { options.upcomingFeatures.append(UpcomingFeature.name(ofSetting: name)) }
    }
    if resolver.isTrue("SWIFT_ENABLE_BARE_SLASH_REGEX") { options.upcomingFeatures.append("BareSlashRegexLiterals") }
    readFlags(resolver.words("OTHER_SWIFT_FLAGS"), into: &options)
    options.conditions = options.conditions.filter(isCondition).uniqued()
    options.upcomingFeatures = options.upcomingFeatures.filter(isFeature).uniqued()
    if options.languageMode == "6" { options.upcomingFeatures.removeAll(where: UpcomingFeature.isPartOfSwift6) }
    options.experimentalFeatures = options.experimentalFeatures.filter(isFeature).uniqued()
    target.swift = options
  }

  private mutating func languageMode() -> String {
    guard let version = nonEmpty("SWIFT_VERSION") else { return "5" }
    switch version {
    case "4", "4.0": return "4"
    case "4.2": return "4.2"
    case _ where version.hasPrefix("5"): return "5"
    case _ where version.hasPrefix("6"): return "6"
    default:
      let place = resolver.table.place(of: "SWIFT_VERSION")
      report(
        .warning, file: place?.file, line: place?.line,
        "The compiler has no language mode ‘\(version)’ (SWIFT_VERSION); the target ‘\(target.name)’ is built in mode 5."
      )
      return "5"
    }
  }

  /// Whether a word can be a condition of `#if`; what `-D` takes beside that would be an option of its own.
  private func isCondition(_ word: String) -> Bool {
    !word.isEmpty && word.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }

  /// Whether a word can be the name of a feature, which may have a mode after a colon.
  private func isFeature(_ word: String) -> Bool {
    isCondition(String(word.filter { $0 != ":" && $0 != "=" }))
  }

  private mutating func readFlags(_ words: [String], into options: inout ProjectTarget.SwiftOptions) {
    var remainder = words[...]
    while let word = remainder.popFirst() {
      switch word {
      case "-D": if let name = remainder.popFirst() { options.conditions.append(name) }
      case _ where word.hasPrefix("-D"): options.conditions.append(String(word.dropFirst(2)))
      case "-enable-upcoming-feature":
        if let name = remainder.popFirst() { options.upcomingFeatures.append(name) }
      case "-enable-experimental-feature":
        if let name = remainder.popFirst() { options.experimentalFeatures.append(name) }
      case "-default-isolation": options.defaultIsolation = remainder.popFirst() == "MainActor" ? "MainActor" : nil
      case "-swift-version":
        if let version = remainder.popFirst(), ["4", "4.2", "5", "6"].contains(version) {
          options.languageMode = version
        }
      case "-strict-concurrency=minimal", "-strict-concurrency=targeted", "-strict-concurrency=complete":
        options.strictConcurrency = String(word.dropFirst(20))
      default: options.otherFlags.append(word)
      }
    }
  }
}
