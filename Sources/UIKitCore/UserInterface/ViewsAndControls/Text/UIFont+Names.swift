import Foundation
import MainThread
import ViewBacking

/// The fonts of the desktop, and those in the app's files (`UIAppFonts`).
extension UIFont {
  /// The names of the families, in order. Without windows: `Monospace`, `Sans` and `Serif`.
  public class var familyNames: [String] {
    MainThread.perform {
      let known = UIProcess.current.application?.viewHost?.fontFamilies ?? []
      let own = Set(AppFonts.current.typefaces.map(\.family)).subtracting(known)
      let others = known.isEmpty ? ["Monospace", "Sans", "Serif"] : known
      return own.isEmpty ? others : (others + own).sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    }
  }

  /// The names of a family's typefaces; empty for a family that the desktop does not have. Without windows: the regular, the bold and the
  /// slanted ones.
  ///
  /// Differs from Apple: a name is that of the family, a hyphen and the face, and the regular face has the family's name, except for typefaces in
  /// the app's files.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    MainThread.perform {
      let own = AppFonts.current.typefaces.filter { $0.family == familyName }.map(\.postScriptName)
      guard own.isEmpty else { return own }
      guard familyNames.contains(familyName) else { return [] }
      let faces = UIProcess.current.application?.viewHost?.fontFaces(ofFamily: familyName) ?? []
      return FontName.names(
        ofFamily: familyName, faces: faces.isEmpty ? ["Regular", "Bold", "Italic", "Bold Italic"] : faces)
    }
  }
}
