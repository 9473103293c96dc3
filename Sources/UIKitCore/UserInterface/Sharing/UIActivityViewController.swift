public import Foundation

/// A sheet that offers activities for items of the app: the system's, and the app's own.
///
/// Items are `String`, `NSAttributedString`, `URL`, `UIImage`, `Data`, or objects of ``UIActivityItemSource``. The system offers to copy them,
/// to save pictures, to save them as files by the host's file chooser, to open a link, and to begin a mail.
///
/// Differs from Apple: it is a list. Without a source for its popover it is in the middle of the window.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called when the sheet is closed: the chosen activity or `nil`, whether it was performed, the items that an extension has returned, which
  /// is always `nil` here, and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// Called when the sheet is closed: the chosen activity or `nil`, and whether it was performed.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  /// Called when the sheet is closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Called when the sheet is closed. Deprecated on a device: use ``completionWithItemsHandler``.
  open var completionHandler: CompletionHandler?
  /// The activities that are not offered, or `nil`.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether one activity may be emphasised. Stored, and without effect. Default: `true`.
  open var allowsProminentActivity = true

  private let given: [Any]
  private let applicationActivities: [UIActivity]
  private var isCompleted = false

  /// A sheet for items, with activities of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    given = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  /// A sheet for the items that a configuration provides.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    let providers = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
    var items: [Any] = []
    for provider in providers {
      if let (type, data) = provider.offeredData(TypeItem.order) { items.append(TypeItem.value(type, data)) }
    }
    self.init(activityItems: items, applicationActivities: nil)
  }

  /// A sheet without items.
  public required init?(coder: NSCoder) {
    given = []
    applicationActivities = []
    super.init(coder: coder)
  }

  /// The items before an activity is chosen.
  private var placeholders: [Any] {
    given.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  /// The items for an activity.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    given.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// The activities that are offered, in their order.
  var offered: [UIActivity] {
    let items = placeholders
    let excluded = Set(excludedActivityTypes ?? [])
    return (SystemActivity.all() + applicationActivities).filter { activity in
      if let type = activity.activityType, excluded.contains(type) { return false }
      return activity.canPerform(withActivityItems: items)
    }
  }

  /// Makes the list of activities.
  open override func loadView() {
    view = ActivityListView(
      summary: ActivityItems(placeholders).summary, activities: offered,
      choose: { [weak self] in self?.choose($0) },
      cancel: { [weak self] in self?.presenter?.dismiss(animated: true) })
    preferredContentSize = view.sizeThatFits(CGSize(width: 320, height: 0))
  }

  /// Reports that no activity was chosen, if the user has closed the sheet.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presenter == nil { complete(nil, false, nil) }
  }

  /// Performs an activity, as its line in the list does.
  package func choose(_ activity: UIActivity) {
    guard let presenter, !isBeingDismissed else { return }
    let type = activity.activityType
    if let system = activity as? SystemActivity {
      system.scene = viewIfLoaded?.window?.windowScene
      system.items.subject =
        given.lazy.compactMap { $0 as? any UIActivityItemSource }.map {
          $0.activityViewController(self, subjectForActivityType: type)
        }.first { !$0.isEmpty } ?? ""
    }
    activity.prepare(withActivityItems: items(for: type))
    if let controller = activity.activityViewController {
      activity.finished = { [weak self] completed, error in
        guard let self else { return }
        presenter.dismiss(animated: true) { self.complete(type, completed, error) }
      }
      present(controller, animated: true)
      return
    }
    let handlers = (completionWithItemsHandler, completionHandler)
    isCompleted = true
    // The activity is retained until it has ended.
    activity.finished = { completed, error in
      withExtendedLifetime(activity) {
        handlers.0?(type, completed, nil, error)
        handlers.1?(type, completed)
      }
    }
    presenter.dismiss(animated: true) { activity.perform() }
  }

  private func complete(_ type: UIActivity.ActivityType?, _ completed: Bool, _ error: (any Error)?) {
    guard !isCompleted else { return }
    isCompleted = true
    completionWithItemsHandler?(type, completed, nil, error)
    completionHandler?(type, completed)
  }

  /// The values of item providers.
  private enum TypeItem {
    static let order = [
      "public.png", "public.jpeg", "com.compuserve.gif", "public.svg-image", "com.microsoft.bmp", "public.file-url",
      "public.url", "public.utf8-plain-text",
    ]

    static func value(_ type: String, _ data: Data) -> Any {
      switch type {
      case "public.url", "public.file-url": URL(string: String(decoding: data, as: UTF8.self)) ?? data
      case "public.utf8-plain-text": String(decoding: data, as: UTF8.self)
      default: UIImage(data: data) ?? data
      }
    }
  }
}
