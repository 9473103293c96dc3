import UIKit

/// A source of 200 by 100 points at 20, 20, and below it a drop target of the same size at 20, 140; beside the source one of 100 by 100
/// points at 240, 20 whose item opens no window.
class DragViewController: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {

  private let source = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
  private let blank = UIView(frame: CGRect(x: 240, y: 20, width: 100, height: 100))
  private let place = UIView(frame: CGRect(x: 20, y: 140, width: 200, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    source.backgroundColor = .systemYellow
    source.addInteraction(UIDragInteraction(delegate: self))
    source.addGestureRecognizer(UITapGestureRecognizer(action: UIAction { _ in log("tap") }))
    blank.addInteraction(UIDragInteraction(delegate: self))
    place.backgroundColor = .systemTeal
    place.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(source)
    view.addSubview(blank)
    view.addSubview(place)
  }

  // MARK: Dragging

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    let activity = NSUserActivity(activityType: "org.proscenium.dragprobe.page")
    activity.userInfo = ["page": 7]
    let provider = NSItemProvider(object: activity)
    provider.registerObject("page seven" as NSString, visibility: .all)
    let item = UIDragItem(itemProvider: provider)
    item.localObject = 7
    return [item]
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    log("drag begins")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { log("drag will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { log("drag did end \(operation)") }

  // MARK: Dropping

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: String.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    log("drop enters")
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    log("drop exits")
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let known = session.items.compactMap { $0.localObject as? Int }
    log("drop takes \(session.localDragSession == nil ? "foreign" : "local") \(known)")
    session.loadObjects(ofClass: NSString.self) { texts in
      for text in texts { log("dropped \(text)") }
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    log("drop ends")
  }
}
