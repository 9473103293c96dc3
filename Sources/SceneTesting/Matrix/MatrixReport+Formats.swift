import Foundation
import SceneTrace

extension MatrixReport {
  /// The report as JUnit XML, with one test case for each cell, for CI systems that display such reports. Cells that are not possible are
  /// skipped cases.
  public var junit: String {
    let skipped = results.filter { $0.verdict == .notPossible }.count
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuite name=\"matrix on \(Markup.escaped(device))\" tests=\"\(results.count)\" failures=\"\(failures.count)\" errors=\"0\" "
        + "skipped=\"\(skipped)\" time=\"\(seconds(results.map(\.duration).reduce(.zero, +)))\">",
    ]
    for result in results {
      let head =
        "  <testcase classname=\"\(Markup.escaped(result.cell.variant ?? "matrix"))\" name=\"\(Markup.escaped(result.cell.name))\" "
        + "time=\"\(seconds(result.duration))\""
      let message = Markup.escaped(result.message ?? "")
      switch result.verdict {
      case .ok: lines.append("\(head)/>")
      case .notPossible: lines += ["\(head)>", "    <skipped message=\"\(message)\"/>", "  </testcase>"]
      default:
        lines += [
          "\(head)>",
          "    <failure type=\"\(Markup.escaped(result.verdict.rawValue))\" message=\"\(message)\">"
            + "\(Markup.escaped(result.stepResult.description, keepsLines: true))</failure>", "  </testcase>",
        ]
      }
    }
    return (lines + ["</testsuite>", ""]).joined(separator: "\n")
  }

  /// The report as a JSON document: the device, and for each cell its name and parts, the verdict, the sentence and the app's callbacks.
  public var json: String {
    let document = Document(
      device: device, cells: results.filter { $0.verdict != .notPossible }.count, failures: failures.count,
      results: results.map { result in
        Document.Result(
          name: result.cell.name, payload: result.cell.payload, situation: result.cell.situation,
          windows: result.cell.windows, variant: result.cell.variant, verdict: result.verdict,
          sentence: result.message,
          callbacks: result.stepResult.callbacks)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // The document has only strings and numbers, which can always be encoded.
    return (try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  private struct Document: Encodable {
    struct Result: Encodable {
      var name: String
      var payload: String
      var situation: MatrixCell.Situation
      var windows: Int
      var variant: String?
      var verdict: MatrixVerdict
      var sentence: String?
      var callbacks: [String]
    }

    var device: String
    var cells: Int
    var failures: Int
    var results: [Result]
  }

  private func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let fraction = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: max(0, 6 - fraction.count)) + fraction
  }
}
