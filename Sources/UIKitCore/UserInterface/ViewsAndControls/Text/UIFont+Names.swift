import Foundation
import MainThread
import ViewBacking

/// The fonts of the desktop.
extension UIFont {
  /// The names of the families, in order. Without windows: `Monospace`, `Sans` and `Serif`.
  public class var familyNames: [String] {
    MainThread.perform {
      let known = UIProcess.current.application?.viewHost?.fontFamilies ?? []
      return known.isEmpty ? ["Monospace", "Sans", "Serif"] : known
    }
  }

  /// The names of a family's typefaces; empty for a family that the desktop does not have. Without windows: the regular, the bold and the
  /// slanted ones.
  ///
  /// Differs from Apple: a name is that of the family, a hyphen and the face. The regular face has the family's name.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    MainThread.perform {
      guard familyNames.contains(familyName) else { return [] }
      let faces = UIProcess.current.application?.viewHost?.fontFaces(ofFamily: familyName) ?? []
      return FontName.names(
        ofFamily: familyName, faces: faces.isEmpty ? ["Regular", "Bold", "Italic", "Bold Italic"] : faces)
    }
  }
}
