import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Columns of a split view", .serialized) struct SplitLayoutTests {
  let log = ViewsLog()
  let split = UISplitViewController(style: .doubleColumn)
  let list: LoggingController
  let detail: LoggingController
  let shown: ContainerWindow

  init() {
    list = LoggingController("list", log)
    detail = LoggingController("detail", log)
    let former = UIDevice.current.userInterfaceIdiom
    UIDevice.current.userInterfaceIdiom = .pad
    defer { UIDevice.current.userInterfaceIdiom = former }
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    shown = ContainerWindow(split)
  }

  private func onPad(_ body: () throws -> Void) rethrows {
    let former = UIDevice.current.userInterfaceIdiom
    UIDevice.current.userInterfaceIdiom = .pad
    defer { UIDevice.current.userInterfaceIdiom = former }
    try body()
  }

  @Test("The list has its preferred width, and the detail the rest") func widths() {
    onPad {
      #expect(split.primaryColumnWidth == 320)
      #expect(detail.view.placeInWindow.minX == 320 && detail.view.placeInWindow.maxX == 1000)
      split.preferredPrimaryColumnWidth = 250
      shown.turn()
      #expect(split.primaryColumnWidth == 250 && detail.view.placeInWindow.minX == 250)
      split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
      split.preferredPrimaryColumnWidthFraction = 0.4
      split.maximumPrimaryColumnWidth = 380
      shown.turn()
      #expect(split.primaryColumnWidth == 380)
    }
  }

  @Test("The button in the detail's bar hides the list and shows it again") func sidebarButton() throws {
    try onPad {
      let item = split.displayModeButtonItem
      let button = try #require(shown.views(BarButton.self).first { $0.item === item })
      try #require(button.visible(UIButton.self).first).receive(.pressed)
      shown.turn()
      #expect(split.displayMode == .secondaryOnly && detail.view.placeInWindow.minX == 0 && !list.isOnScreen)
      try #require(shown.views(BarButton.self).first { $0.item === item }?.visible(UIButton.self).first).receive(
        .pressed)
      shown.turn()
      #expect(list.isOnScreen && detail.view.placeInWindow.minX == 320)
    }
  }

  @Test("A window that becomes narrow moves the detail onto the list's stack, and a wide one moves it back")
  func narrow() {
    onPad {
      _ = log.take()
      shown.resize(width: 400)
      #expect(split.isCollapsed && detail.navigationController === list.navigationController)
      #expect(detail.isOnScreen && !list.isOnScreen && detail.view.placeInWindow.width == 400)
      shown.resize(width: 1000)
      #expect(!split.isCollapsed && detail.navigationController !== list.navigationController)
      #expect(list.isOnScreen && detail.isOnScreen && detail.view.placeInWindow.minX == 320)
      // Every appearance is paired, in every case.
      for name in ["list", "detail"] {
        let calls = appearanceOnly(log.take()).filter { $0.hasPrefix(name) && !$0.hasSuffix("IsAppearing") }
        for (call, next) in zip(calls, calls.dropFirst()) {
          #expect(call != next, "\(calls)")
        }
      }
    }
  }
}
