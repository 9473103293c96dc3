import SwiftParser

/// Measures the pass beside the parser.
package enum BigStackBenchmark {
  /// The figures of all Swift files in a folder, as text.
  package static func measure(folder: String, repetitions: Int = 5) -> String {
    var sources: [(name: String, bytes: [UInt8])] = []
    for name in Files.swiftFiles(in: folder).sorted() {
      guard let source = try? SourceReader.read(folder + "/" + name), source.refusal == nil else { continue }
      sources.append((name, source.bytes))
    }
    let plan = PassPlan(
      module: "Bench", output: "/nonexistent", availableModules: ["UIKit", "Foundation"],
      files: sources.map { PassPlan.File(path: "/" + $0.name, name: $0.name) })
    let clock = ContinuousClock()
    var parsing = Duration.seconds(1_000)
    var passing = Duration.seconds(1_000)
    for _ in 0..<repetitions {
      parsing = min(
        parsing,
        clock.measure {
          for source in sources { _ = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) } }
        })
      passing = min(passing, clock.measure { _ = PassRunner.copies(of: sources.map(\.bytes), plan: plan) })
    }
    let size = sources.reduce(0) { $0 + $1.bytes.count }
    return """
      files \(sources.count), bytes \(size)
      parsing \(parsing), pass \(passing), ratio \(passing / parsing)
      """
  }
}

extension PassRunner {
  /// The copies of files in memory, and the file with the module's list.
  package static func copies(of texts: [[UInt8]], plan: PassPlan) -> (copies: [[UInt8]], moduleFile: String?) {
    let sources = texts.map(SourceReader.prepare)
    let facts = zip(sources, plan.files).map { source, file in
      var opaque = FileFacts()
      opaque.isOpaque = true
      return source.refusal == nil ? SourceParser.facts(of: source.bytes, name: file.name, plan: plan) : opaque
    }
    let index = ModuleIndex(facts)
    let resolver = SelectorResolver(index: index)
    let resolutions = index.files.map { $0.references.map(resolver.resolve) }
    let registrations = RegistrationPlan(
      index: index, resolutions: resolutions, identifiers: plan.files.map { identifier($0.name, plan.module) })
    let renderer = FileRenderer(
      plan: plan, registrations: registrations, resolutions: resolutions,
      optionals: OptionalMethods(index), members: MemberPlan(index))
    let copies = sources.indices.map {
      FileRenderer.render(sources[$0].bytes, edits: facts[$0].edits, parts: renderer.parts(of: $0))
    }
    return (copies, renderer.moduleFile())
  }
}
