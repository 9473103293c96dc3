import AttributeGraph
public import SwiftUICore
import UIKitCore

/// Views of which one is shown, with a bar to choose it.
///
/// The state of all tabs is made at once, and is kept while another tab is shown; a tab appears and disappears when it is chosen (fact 116).
///
/// Source: Apple's documentation of `TabView`.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView {
  /// Tabs of which the one whose tag is the value of a binding is shown.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  /// Tabs of which the one whose value is that of a binding is shown.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue, Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection: selection, content: TabContentBuilder<SelectionValue>.Content(content: content()))
  }

  /// Tabs without values.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    self.init(selection: nil, content: TabContentBuilder<Never>.Content(content: content()))
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs of which the first one is shown at first.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

@MainActor extension TabView: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let viewGraph = inputs.viewGraph
    let environment = viewGraph.value(of: inputs.environment) ?? EnvironmentValues()
    var content = inputs
    content.separatesElements = true
    content.changeEnvironment { _, values in
      values.adoptingColumn = nil
      values.outerSearch = nil
      values.tabViewKind = .automatic
    }
    let list = Content._makeViewList(
      view: inputs.part(of: view) { $0.content }, inputs: _ViewListInputs(base: content)
    ).list
    let display: any TabsDisplay =
      if case .page(let showsDots) = environment.tabViewKind {
        PagesController(showsDots: showsDots)
      } else {
        TabsController()
      }
    let model = TabsModel(list, inputs, display)
    var last: Binding<SelectionValue>?
    model.choose = { index in
      guard let binding = last else { return false }
      if let value = model.tag(at: index), let typed = value as? SelectionValue,
        type(of: value) == SelectionValue.self
      {
        binding.wrappedValue = typed
      }
      return true
    }
    viewGraph.follow(view.attribute, in: inputs.scope) { last = $0.selection }
    let selection = viewGraph.graph.attribute("selection", in: inputs.scope.subgraph) { graph throws(AttributeError) in
      try graph.value(of: view.attribute).selection.map { AnyHashable($0.wrappedValue) }
    }
    viewGraph.follow(selection, in: inputs.scope) { model.select($0) }
    return _ViewOutputs(node: model.makeNode(inputs))
  }
}

/// A tab that is shown.
@MainActor final class ShownTab {
  let element: ViewElement
  let content: HostedContent
  let controller: HostedController
  var id: AnyHashable?

  init(_ element: ViewElement, _ inputs: _ViewInputs, id: AnyHashable?) {
    self.element = element
    self.id = id
    content = HostedContent(inputs) { _ in _ViewOutputs(node: element.node) }
    controller = HostedController(content)
  }

  var item: TabItem? { element.node?.layoutValue(for: TabItemKey.self) }
}

/// What shows tabs.
@MainActor protocol TabsDisplay: UIViewController {
  /// Called when the user chooses a tab.
  var userDidChoose: (Int) -> Void { get set }
  func show(_ tabs: [ShownTab], selected: Int, hidesBar: Bool)
}

/// The tabs of a tab view.
@MainActor final class TabsModel: ViewListParent {
  private let list: ViewList
  private let inputs: _ViewInputs
  private let display: any TabsDisplay
  private var tabs: [ShownTab] = []
  private var selection: AnyHashable?
  private var ownIndex = 0
  /// The tabs that their modifiers hide.
  private var hiddenElements: [ViewElement] = []
  private weak var leaf: LayoutLeaf?
  private var hidesBar = false
  /// Gives a binding the tag of a tab. Returns whether there is a binding.
  var choose: (Int) -> Bool = { _ in false }

  init(_ list: ViewList, _ inputs: _ViewInputs, _ display: any TabsDisplay) {
    self.list = list
    self.inputs = inputs
    self.display = display
    list.parent = self
    display.userDidChoose = { [weak self] in self?.userDidChoose($0) }
    rebuild()
  }

  func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    let leaf = LayoutLeaf(display, inputs)
    self.leaf = leaf
    inputs.scope.keep(self)
    leaf.makeAttachments().transforms[ObjectIdentifier(TabBarVisibilityKey.self)] = { _ in Visibility.automatic }
    inputs.viewGraph.observeLayout(in: inputs.scope) { [weak self] in self?.refresh() }
    sync()
    return leaf.ignoringSafeArea(inputs)
  }

  func listDidChange(_ list: ViewList) {
    inputs.viewGraph.afterUpdate(named: "tabs") { [weak self] in
      self?.rebuild()
      self?.sync()
    }
  }

  /// The tag of a tab: its own, or the identity of its element in a `ForEach`.
  func tag(at index: Int) -> Any? {
    guard tabs.indices.contains(index) else { return nil }
    return tabs[index].element.node?.layoutValue(for: TagKey.self)?.value ?? tabs[index].id?.base
  }

  func select(_ selection: AnyHashable?) {
    self.selection = selection
    sync()
  }

  private var selectedIndex: Int {
    if let selection {
      let index = tabs.indices.first { index in
        (tag(at: index) as? any Hashable).map {
          AnyHashable($0) == selection && type(of: $0) == type(of: selection.base)
        }
          ?? false
      }
      if let index { ownIndex = index }
    }
    return min(ownIndex, max(0, tabs.count - 1))
  }

  private func rebuild() {
    var known = tabs
    let selected = known.indices.contains(selectedIndex) ? known[selectedIndex] : nil
    tabs = []
    hiddenElements = []
    for run in ViewListOutline(list).runs {
      for index in 0..<run.count {
        let element = run.element(index)
        if Self.isHidden(element) {
          hiddenElements.append(element)
          continue
        }
        if let place = known.firstIndex(where: { $0.element === element }) {
          tabs.append(known.remove(at: place))
        } else {
          tabs.append(ShownTab(element, inputs, id: run.id?(index)))
        }
      }
    }
    for tab in known {
      if hiddenElements.contains(where: { $0 === tab.element }) { tab.element.scope.setShown(false) }
      tab.content.remove()
    }
    // Without a binding, the chosen tab stays chosen when others come and go.
    if let index = tabs.firstIndex(where: { $0 === selected }) { ownIndex = index }
  }

  private static func isHidden(_ element: ViewElement) -> Bool {
    element.node?.layoutValue(for: TabChangesKey.self).traits.isHidden ?? false
  }

  /// Shows the tab that is chosen.
  private func sync() {
    let selected = selectedIndex
    // The one that appears is first (fact 117).
    for (index, tab) in tabs.enumerated() where index == selected { tab.element.scope.setShown(true) }
    for (index, tab) in tabs.enumerated() where index != selected { tab.element.scope.setShown(false) }
    inputs.viewGraph.afterUpdate(named: "tabs") { [weak self] in
      guard let self else { return }
      refreshDisplay()
      leaf?.showPreferences(of: tabs.indices.contains(selectedIndex) ? [tabs[selectedIndex].content] : [])
    }
    if leaf?.attachments?.hostedRoots.isEmpty ?? true {
      display.show(tabs, selected: selected, hidesBar: hidesBar)
      leaf?.showPreferences(of: tabs.indices.contains(selected) ? [tabs[selected].content] : [])
    }
  }

  private func refresh() {
    if tabs.contains(where: { Self.isHidden($0.element) }) || hiddenElements.contains(where: { !Self.isHidden($0) }) {
      rebuild()
      sync()
    }
    let index = selectedIndex
    guard tabs.indices.contains(index) else { return }
    hidesBar = tabs[index].content.node.preference(TabBarVisibilityKey.self) == .hidden
    refreshDisplay()
  }

  private func refreshDisplay() {
    for tab in tabs { tab.item?.apply(to: tab.controller, tab.element.node?.layoutValue(for: BadgeKey.self)) }
    display.show(tabs, selected: selectedIndex, hidesBar: hidesBar)
  }

  private func userDidChoose(_ index: Int) {
    guard !choose(index) else { return }
    ownIndex = index
    sync()
    inputs.viewGraph.setNeedsLayout()
  }
}

/// Tabs with a bar.
private final class TabsController: UITabBarController, TabsDisplay, UITabBarControllerDelegate {
  var userDidChoose: (Int) -> Void = { _ in }

  init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func show(_ tabs: [ShownTab], selected: Int, hidesBar: Bool) {
    let controllers = tabs.map(\.controller)
    if !(viewControllers ?? []).elementsEqual(controllers, by: ===) { viewControllers = controllers }
    if controllers.indices.contains(selected), selectedIndex != selected { selectedIndex = selected }
    if isTabBarHidden != hidesBar { isTabBarHidden = hidesBar }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if let index = viewControllers?.firstIndex(where: { $0 === viewController }) { userDidChoose(index) }
    return false
  }
}

/// Pages with dots to choose one.
///
/// Differs from Apple: a page does not follow the finger; a swipe shows the next one.
private final class PagesController: UIViewController, TabsDisplay {
  var userDidChoose: (Int) -> Void = { _ in }
  private let showsDots: Bool?
  private var dots: [PageDot] = []
  private var shown: HostedController?
  /// The page that the user has left, while it moves away.
  private var leaving: HostedController?
  private var count = 0
  private var selected = 0
  /// The page that the user has chosen, until it is shown.
  private var chosenPage: Int?

  init(showsDots: Bool?) {
    self.showsDots = showsDots
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(action: UIAction { [weak self] _ in self?.turn(direction) })
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
  }

  private var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  private func turn(_ direction: UISwipeGestureRecognizer.Direction) {
    let index = selected + ((direction == .left) == isRightToLeft ? -1 : 1)
    if (0..<count).contains(index) { choose(index) }
  }

  private func choose(_ index: Int) {
    chosenPage = index
    userDidChoose(index)
  }

  func show(_ tabs: [ShownTab], selected: Int, hidesBar: Bool) {
    let isForward = selected > self.selected
    let isUsersChoice = chosenPage == selected
    chosenPage = nil
    self.selected = selected
    self.count = tabs.count
    let controller = tabs.indices.contains(selected) ? tabs[selected].controller : nil
    let count = showsDots ?? (tabs.count > 1) ? tabs.count : 0
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = PageDot(frame: .zero)
      let index = dots.count
      dot.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .primaryActionTriggered)
      dots.append(dot)
      view.addSubview(dot)
    }
    for (index, dot) in dots.enumerated() { dot.isChosen = index == selected }
    view.setNeedsLayout()
    guard controller !== shown else { return }
    removeLeaving()
    leaving = shown
    shown = controller
    if let controller {
      addChild(controller)
      controller.view.frame = view.bounds
      view.insertSubview(controller.view, at: 0)
      controller.didMove(toParent: self)
    }
    // Only a host shows the way from one page to the other.
    guard isUsersChoice, view.backing != nil, let page = controller?.view, let former = leaving?.viewIfLoaded else {
      return removeLeaving()
    }
    let distance = isForward == isRightToLeft ? -view.bounds.width : view.bounds.width
    page.frame = view.bounds.offsetBy(dx: distance, dy: 0)
    UIView.animate(withDuration: 0.3) {
      page.frame = self.view.bounds
      former.frame = self.view.bounds.offsetBy(dx: -distance, dy: 0)
    } completion: { [weak self, leaving] _ in
      if self?.leaving === leaving { self?.removeLeaving() }
    }
  }

  private func removeLeaving() {
    guard let former = leaving else { return }
    leaving = nil
    former.willMove(toParent: nil)
    former.viewIfLoaded?.removeFromSuperview()
    former.removeFromParent()
    viewIfLoaded?.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    if leaving == nil { shown?.viewIfLoaded?.frame = bounds }
    let step: CGFloat = 20
    var x = (bounds.width - step * CGFloat(dots.count)) / 2
    for dot in dots {
      dot.frame = CGRect(x: x, y: bounds.height - view.safeAreaInsets.bottom - 34, width: step, height: 26)
      x += step
    }
  }
}

/// A dot that stands for a page.
private final class PageDot: UIControl {
  private let circle = UIView()
  var isChosen = false {
    didSet { circle.backgroundColor = isChosen ? .label : .tertiaryLabel }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.isUserInteractionEnabled = false
    circle.layer.cornerRadius = 4
    addSubview(circle)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    circle.frame = CGRect(x: bounds.midX - 4, y: bounds.midY - 4, width: 8, height: 8)
  }
}
