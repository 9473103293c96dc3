/// Completes the report with what the files and the module say.
struct ReportWriter {
  let plan: PassPlan
  let registrations: RegistrationPlan
  let resolutions: [[SelectorResolver.Resolution]]

  func complete(_ report: inout PassReport) {
    for (number, facts) in registrations.index.files.enumerated() {
      let path = plan.files[number].path
      for diagnostic in facts.diagnostics + registrations.notes[number] {
        report.diagnostics.append(
          PassDiagnostic(
            severity: diagnostic.severity, file: path, line: diagnostic.line, message: diagnostic.message))
      }
      for found in facts.imports where found.isCertain { add(found, path, &report) }
      addEntryPoint(facts, path, &report)
    }
  }

  private func add(_ found: ImportFacts, _ path: String, _ report: inout PassReport) {
    let isAvailable = isAvailable(found.module)
    report.imports.append(
      PassReport.Import(
        module: found.module, file: path, line: found.line, available: isAvailable,
        symbols: isAvailable ? [] : found.symbols.filter { !registrations.index.isDeclared($0.name) }))
  }

  private func isAvailable(_ module: String) -> Bool {
    if module == plan.module || plan.availableModules.contains(module) || KnownModules.toolchain.contains(module) {
      return true
    }
    return KnownModules.replacements[module]?.contains {
      plan.availableModules.contains($0) || KnownModules.toolchain.contains($0)
    } == true
  }

  private func addEntryPoint(_ facts: FileFacts, _ path: String, _ report: inout PassReport) {
    guard let found = facts.entryPoint else { return }
    if report.entryPoint.kind != .none {
      report.diagnostics.append(
        PassDiagnostic(
          severity: .warning, file: path, line: found.line,
          message: "The module has a second entry point; the first is in \(report.entryPoint.file ?? "").")
      )
      return
    }
    report.entryPoint = PassReport.EntryPoint(kind: found.kind, type: found.type, file: path, line: found.line)
  }
}
