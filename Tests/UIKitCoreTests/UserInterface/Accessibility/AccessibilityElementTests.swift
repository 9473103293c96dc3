import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite("Accessibility elements that are no views") struct AccessibilityElementTests {
  @Test("A frame in the container is one on the screen, and the other way round") func frames() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 100))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 51, y: 22, width: 3, height: 4))
    element.accessibilityFrame = CGRect(x: 60, y: 30, width: 3, height: 4)
    #expect(element.accessibilityFrameInContainerSpace == CGRect(x: 10, y: 10, width: 3, height: 4))
    #expect(element.isAccessibilityElement && element.accessibilityContainer === view)
    view.accessibilityElements = [element]
    #expect(view.accessibilityElements?.count == 1)
  }
}
