import Localization
public import SwiftUICore
import UIKitCore

extension View {
  // MARK: Labels

  /// Sets the text that a screen reader reads for the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityChange { $0.label = label.string }
  }

  /// Sets the text that a screen reader reads for the view.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(labelKey)) }

  /// Sets the text that a screen reader reads for the view.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(label)) }

  /// Sets the text that a screen reader reads for the view, unless it is turned off.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityChange { if isEnabled { $0.label = String(label) } }
  }

  /// Sets the value of the view.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityChange { $0.value = valueDescription.string }
  }

  /// Sets the value of the view.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(valueKey)) }

  /// Sets the value of the view.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(value)) }

  /// Sets what happens when the view is operated.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityChange { $0.hint = hint.string }
  }

  /// Sets what happens when the view is operated.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hintKey)) }

  /// Sets what happens when the view is operated.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hint)) }

  /// Explains the view: the text is what assistive technology says about operating it, as on iOS. There is no tool tip.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Explains the view: the text is what assistive technology says about operating it, as on iOS. There is no tool tip.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }

  /// Explains the view: the text is what assistive technology says about operating it, as on iOS. There is no tool tip.
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(Text(text))
  }

  /// Sets the names by which the view is spoken to.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityChange { $0.inputLabels = inputLabels.map(\.string) }
  }

  /// Sets the names by which the view is spoken to.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets the names by which the view is spoken to.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Sets a name by which tests find the view.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityChange { $0.identifier = identifier } }

  // MARK: Elements

  /// Hides the view and those in it from assistive technology.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityChange { $0.isHidden = hidden } }

  /// Hides the view and those in it from assistive technology, unless that is turned off.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityChange { if isEnabled { $0.isHidden = hidden } }
  }

  /// Makes the view an element.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibilityChange { $0.isElement = children != .contain }
  }

  /// Adds traits.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityChange { $0.added = traits.traits }
  }

  /// Removes traits.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityChange { $0.removed = traits.traits }
  }

  /// Makes the view a heading of a level.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityChange { $0.added = .header } }

  // MARK: Actions

  /// Adds an action.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityChange { $0.actions.append(AccessibilityNamedAction(name: actionKind.name, action: handler)) }
  }

  /// Adds an action with a name.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action with a name.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a name.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAction(named: Text(name), handler) }

  /// Adds an action whose name is a view. Differs from Apple: it has no name.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { accessibilityAction(.default, action) }

  /// Accepted; the actions of the views in it are not offered.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }

  /// Adds actions that adjust the value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityChange {
      $0.added = .adjustable
      $0.actions = [
        AccessibilityNamedAction(name: SystemString.increment.localized) { handler(.increment) },
        AccessibilityNamedAction(name: SystemString.decrement.localized) { handler(.decrement) },
      ]
    }
  }

  // MARK: Accepted without effect

  /// Accepted; the order of elements is that of the views.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityChange { _ in } }

  /// Accepted; elements are operated at their centres.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityChange { _ in } }

  /// Accepted; elements are operated at their centres.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityChange { _ in } }

  /// Accepted; the desktop decides which views it operates.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityChange { _ in } }

  /// Accepted; nothing inverts colours.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Accepted; there is no viewer of large content.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Accepted; there is no viewer of large content.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Accepted; a screen reader reads texts as they are.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityChange { _ in } }

  /// Accepted; the view stands for itself.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// Accepted; the view has no further elements.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityElement(children: .ignore)
  }

  /// Accepted; there are no rotors.
  nonisolated public func accessibilityRotor<Content>(
    _ label: Text, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepted; there are no rotors.
  nonisolated public func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepted; elements are not linked.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Accepted; elements are not paired.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Binds the focus of assistive technology, which is not known here.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    self
  }

  /// Binds the focus of assistive technology, which is not known here.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  // MARK: Former names

  /// Sets the text that a screen reader reads for the view.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }

  /// Sets what happens when the view is operated.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  nonisolated public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint)
  }

  /// Sets the value of the view.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value)
  }

  /// Sets a name by which tests find the view.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityIdentifier(identifier) }

  /// Hides the view and those in it from assistive technology.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden)
  }

  /// Adds traits.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAddTraits(traits) }

  /// Removes traits.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityRemoveTraits(traits) }

  /// Sets the names by which the view is spoken to.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  nonisolated public func accessibility(
    inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityInputLabels(inputLabels) }

  /// Accepted; the order of elements is that of the views.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  nonisolated public func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilitySortPriority(sortPriority) }
}

/// The part of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// The content.
  case content
}
