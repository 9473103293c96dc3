import Localization
public import SwiftUICore
import UIKitCore

/// Windows that show documents, one each.
///
/// A new document gets a file at its first change, in the user's folder of documents. Changes are saved at the end of the turn, and when the
/// scene leaves the foreground. A session shows its file again.
///
/// Differs from Apple: there is no browser. The menu makes and opens documents, and an app that is launched without one shows a new one.
///
/// Source: Apple's documentation of `DocumentGroup`.
public struct DocumentGroup<Document, Content: View> {
  let kind: @MainActor () -> DocumentKind
  /// The views of the window's document; `nil` if it has none.
  let content: @MainActor (DocumentModel) -> Content?

  private init(
    kind: @escaping @MainActor () -> DocumentKind, content: @escaping @MainActor (DocumentModel) -> Content?
  ) {
    self.kind = kind
    self.content = content
  }
}

nonisolated extension DocumentGroup where Document: FileDocument {
  private init(
    makeNew: (() -> Document)?, _ editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let (makeNew, editor) = (makeNew, editor)
    self.init(
      kind: { DocumentKind(Document.self, makeNew: makeNew) },
      content: { model in
        guard let document = model.document as? Document else { return nil }
        let binding = Binding<Document>(
          get: { model.document as? Document ?? document }, set: { model.replace($0) })
        return editor(
          FileDocumentConfiguration(document: binding, fileURL: model.url, isEditable: model.isEditable))
      })
  }
}

nonisolated extension DocumentGroup where Document: ReferenceFileDocument {
  private init(
    makeObject: (() -> Document)?, _ editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let (makeObject, editor) = (makeObject, editor)
    self.init(
      kind: { DocumentKind(object: Document.self, makeNew: makeObject) },
      content: { model in
        (model.document as? Document).map { document in
          editor(
            ReferenceFileDocumentConfiguration(
              document: document, fileURL: model.url, isEditable: model.isEditable))
        }
      })
  }
}

nonisolated extension DocumentGroup {
  /// Windows that edit documents.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument { self.init(makeNew: newDocument, editor) }

  /// Windows that show documents.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument { self.init(makeNew: nil, viewer) }

  /// Windows that edit documents.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument { self.init(makeObject: newDocument, editor) }

  /// Windows that show documents.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument { self.init(makeObject: nil, viewer) }
}

@MainActor extension DocumentGroup: PrimitiveScene {
  /// It has no body.
  public typealias Body = Never

  /// Declares the windows. Apps do not call it.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    guard let first = inputs.base.viewGraph.value(of: scene.attribute) else { return _SceneOutputs(declarations: []) }
    let kind = first.kind()
    let declaration = SceneDeclaration(
      .document, id: "com.apple.SwiftUI.document.\(_typeName(kind.type, qualified: true))", inputs.base
    ) { window in
      let model = window.currentEnvironment.sceneWindow?.window?.document ?? DocumentModel(kind)
      let view = window.part(of: scene) { DocumentWindow(model: model, content: $0.content) }
      return DocumentWindow<Content>._makeView(view: view, inputs: window)
    }
    declaration.documentKind = kind
    return _SceneOutputs(declarations: [declaration])
  }
}

/// The document of a window, or why there is none.
struct DocumentWindow<Content: View> {
  let model: DocumentModel
  let content: @MainActor (DocumentModel) -> Content?
}

@MainActor extension DocumentWindow: View, UnaryComposite {
  var body: some View {
    ZStack {
      if let content = content(model) {
        content
      } else {
        Text(model.shownProblem ?? SystemString.noDocument.localized)
      }
    }
    .alert(
      Text(SystemString.document.localized),
      isPresented: Binding(get: { hasProblem }, set: { if !$0 { model.dismissProblem() } }),
      actions: { Button(SystemString.ok.localized) {} }, message: { Text(model.shownProblem ?? "") })
  }

  /// Whether the document that is shown could not be saved.
  private var hasProblem: Bool { model.shownProblem != nil && model.document != nil }
}
