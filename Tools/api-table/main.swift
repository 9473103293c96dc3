import APITable
import Foundation

// Compares the symbol graphs of the built modules with Apple's table and with the last accepted API, and the page of differences with the
// symbols' own notes.
//
//   api-table compare GRAPHS    run in the folder of the package; GRAPHS is the folder of the symbol graphs
//   api-table accept GRAPHS     accepts the present API, and writes the page of differences
//   api-table dates GRAPHS      writes the availability of each of Apple's symbols into the graphs, for the documentation
//   api-table topics ARCHIVES   lists the symbols of built documentation that have no topic

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let command = arguments.first, ["compare", "accept", "dates", "topics"].contains(command),
  let folder = arguments.last.map({ URL(filePath: $0) })
else {
  FileHandle.standardError.write(
    Data("usage: api-table compare|accept|dates GRAPHS, or api-table topics ARCHIVES\n".utf8))
  exit(2)
}

let root = URL(filePath: FileManager.default.currentDirectoryPath)
let acceptedFolder = root.appending(path: "Conformance/api/public")
let differencesFile = root.appending(path: "docs/DIFFERENCES.md")

do {
  if command == "topics" {
    let curation = try Curation(archives: folder)
    for finding in curation.findings { print(finding) }
    print("docs: \(curation.pages) pages checked for topics, \(curation.findings.count) without")
    exit(curation.findings.isEmpty ? 0 : 1)
  }
  let graph = try SymbolGraph(folder: folder)
  let tables = try ["scene-api.tsv", "swiftui-scene-api.tsv"].map { name in
    try SceneAPITable(text: String(contentsOf: root.appending(path: "Conformance/api/\(name)"), encoding: .utf8))
  }
  let page = try String(contentsOf: root.appending(path: "docs/API.md"), encoding: .utf8)
  let comparison = Comparison(
    table: SceneAPITable(rows: tables.flatMap(\.rows)), graph: graph,
    sources: try SourceFacts(folder: root.appending(path: "Sources")), leftOut: LeftOutTable(markdown: page))
  if command == "dates" {
    print(
      "docs: \(try Availability.write(comparison.availabilities, to: folder)) symbols have Apple's availability"
    )
    exit(0)
  }
  let api = PublicAPI(graph)
  let differences = DifferenceIndex(graph)
  if command == "accept" {
    try api.write(to: acceptedFolder)
    try differences.page.write(to: differencesFile, atomically: true, encoding: .utf8)
    print("api: \(api.lines.values.map(\.count).reduce(0, +)) public symbols accepted")
    exit(0)
  }
  let changes = api.changes(since: try PublicAPI(folder: acceptedFolder))
  for change in changes { print(change) }
  if !changes.isEmpty {
    print(
      "api: the public API differs from the accepted one; if that is intended, run make api-accept and commit the files"
    )
  }
  let isGathered = (try? String(contentsOf: differencesFile, encoding: .utf8)) == differences.page
  if !isGathered {
    print("api: docs/DIFFERENCES.md is out of date; run make api-accept and commit it")
  }
  let report = comparison.report
  for line in report.lines { print(line) }
  exit(report.isGood && changes.isEmpty && isGathered ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("api: \(error)\n".utf8))
  exit(2)
}
