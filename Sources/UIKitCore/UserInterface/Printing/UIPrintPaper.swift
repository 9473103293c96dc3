public import Foundation

/// A size of paper. iOS 4.2.
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
  /// The size in points.
  public let paperSize: CGSize
  /// The part of the paper that can be printed on.
  public let printableRect: CGRect

  init(_ size: CGSize) {
    paperSize = size
    printableRect = CGRect(origin: .zero, size: size).insetBy(dx: 18, dy: 18)
    super.init()
  }

  /// A4, or Letter where it is usual.
  static var usual: UIPrintPaper {
    let usesLetter = ["US", "CA", "MX", "CL", "CO", "PH"].contains(Locale.current.region?.identifier ?? "")
    return UIPrintPaper(usesLetter ? CGSize(width: 612, height: 792) : CGSize(width: 595, height: 842))
  }

  /// The paper turned to an orientation.
  func turned(_ orientation: UIPrintInfo.Orientation) -> UIPrintPaper {
    let (short, long) = (min(paperSize.width, paperSize.height), max(paperSize.width, paperSize.height))
    return UIPrintPaper(
      orientation == .portrait ? CGSize(width: short, height: long) : CGSize(width: long, height: short))
  }

  /// The smallest of some papers that content of a size fits on, or the largest of them.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    let ascending = paperList.sorted {
      $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height
    }
    return ascending.first {
      $0.printableRect.width >= contentSize.width && $0.printableRect.height >= contentSize.height
    } ?? ascending.last ?? .usual
  }
}
