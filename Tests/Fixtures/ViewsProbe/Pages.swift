import UIKit

/// The page with this name.
@MainActor func makePage(_ name: String) -> UIViewController {
  switch name {
  case "text": StageController(TextStage())
  case "cut text": StageController(CutTextStage())
  case "shapes": StageController(ShapeStage())
  case "transforms": StageController(TransformStage())
  case "effects": StageController(EffectStage())
  case "drawing": StageController(DrawingStage())
  case "resizing": StageController(ResizingStage())
  case "stacks": StageController(StackStage())
  case "list": ListStageController()
  case "scroll": ScrollPage()
  case "table": TablePage(style: .plain)
  case "menu": MenuPage()
  case "alert": AlertPage()
  case "sheet": SheetPage()
  case "navigation": UINavigationController(rootViewController: LevelPage(level: 1))
  case "tabs": TabsPage()
  case "split": SplitPage(style: .doubleColumn)
  case "editor": EditorPage()
  case "symbol": SymbolPage()
  case "covered": CoveredPage()
  case "brand": StageController(BrandStage())
  default: UIViewController()
  }
}
