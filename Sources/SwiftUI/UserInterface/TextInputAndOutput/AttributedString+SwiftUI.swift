public import SwiftUICore
import UIKitCore

extension AttributeScopes {
  /// The attributes of text in SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The additional distance between letters.
    public let kern: KerningAttribute
    /// The additional distance between letters.
    public let tracking: TrackingAttribute
    /// The distance above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// What the text is in Markdown.
    public let inlinePresentationIntent: InlineIntentAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The additional distance between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }
    /// The additional distance between letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }
    /// The distance above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// What the text is in Markdown.
    public enum InlineIntentAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes of text in SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

/// What a part of a text in Markdown is. On a device it is a type of Foundation.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The kinds as bits.
  public var rawValue: UInt
  /// Kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// In italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// In bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Int, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    /// What happens with text that cannot be read.
    public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// Whether attributes in the text are read. Stored.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read. Differs from Apple: marks inside of lines are read in each case, and no others.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens with text that cannot be read. All text can be read.
    public var failurePolicy: FailurePolicy
    /// The language. Stored.
    public var languageCode: String?

    /// Options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// A text in Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in Markdown.runs(of: markdown) {
      var part = AttributedString(run.text)
      var intent: InlinePresentationIntent = []
      if run.style.isBold { intent.insert(.stronglyEmphasized) }
      if run.style.isItalic { intent.insert(.emphasized) }
      if run.style.isCode { intent.insert(.code) }
      if run.style.isStruckThrough { intent.insert(.strikethrough) }
      if !intent.isEmpty { part[AttributeScopes.SwiftUIAttributes.InlineIntentAttribute.self] = intent }
      if let link = run.style.link {
        part[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
          baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link
      }
      append(part)
    }
  }
}
