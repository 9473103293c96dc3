import Foundation
import SceneTesting
import SwiftUI
import Testing

private struct Recipes: View {
  @State private var recipes = (1...200).map { "Recipe \($0)" }
  @State private var search = ""
  @State private var isAdding = false
  @State private var name = ""
  @State private var flagged = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(shown, id: \.self) { recipe in
          if recipe == "Recipe 2" {
            NavigationLink(recipe, value: recipe).swipeActions { Button("Flag") { flagged = recipe } }
          } else {
            NavigationLink(recipe, value: recipe)
          }
        }
        .onDelete { recipes.remove(atOffsets: $0) }
      }
      .navigationTitle(flagged.isEmpty ? "Recipes" : "Flagged \(flagged)")
      .navigationDestination(for: String.self) { RecipePage(recipe: $0) }
      .searchable(text: $search)
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { isAdding = true } }
      }
      .sheet(isPresented: $isAdding) {
        VStack {
          Text("New Recipe")
          TextField("Title", text: $name)
          Button("Save") {
            recipes.insert(name, at: 0)
            isAdding = false
          }
        }
      }
    }
  }

  private var shown: [String] { search.isEmpty ? recipes : recipes.filter { $0.contains(search) } }
}

private struct RecipePage: View {
  let recipe: String
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var answer = "no answer"

  var body: some View {
    VStack {
      Text("Page of \(recipe)")
      Text(answer)
      Button("Ask") { isAsking = true }
      Button("Options") { isChoosing = true }
    }
    .navigationTitle(recipe)
    .alert("Really?", isPresented: $isAsking) {
      Button("Yes") { answer = "yes" }
      Button("No", role: .cancel) { answer = "no" }
    } message: {
      Text("It cannot be undone.")
    }
    .confirmationDialog("Options", isPresented: $isChoosing) {
      Button("Print") { answer = "print" }
      Button("Burn", role: .destructive) { answer = "burn" }
    }
  }
}

private struct Tabs: View {
  @State private var selection: String? = nil
  var body: some View {
    TabView {
      List(["Ann", "Bob"], id: \.self, selection: $selection) { Text($0) }
        .tabItem { Label("People", systemImage: "person") }
      ScrollView {
        LazyVStack {
          ForEach(0..<300) { Text("Line \($0)").frame(height: 30) }
        }
      }
      .tabItem { Label("Lines", systemImage: "list.bullet") }
    }
  }
}

/// Lists, pages, tabs and presentations of SwiftUI, driven by what a person sees.
@MainActor @Suite(.serialized) struct ContainerElementTests {
  @Test("A row opens its page, and the back button returns")
  func navigation() throws {
    let scene = try StageApp.show { Recipes() }
    #expect(scene.text("Recipes").exists)
    scene.row("Recipe 3").tap()
    expectExists(scene.text("Page of Recipe 3"))
    #expect(!scene.text("Recipe 4").exists)
    scene.button("BackButton").tap()
    expectExists(scene.text("Recipe 4"))
    scene.text("Recipe 1").tap()
    expectExists(scene.text("Page of Recipe 1"))
  }

  @Test("A row that is not on screen is found after scrolling to it, and can be operated there")
  func scrolling() throws {
    let scene = try StageApp.show { Recipes() }
    #expect(!scene.text("Recipe 150").exists)
    scene.scroll(to: scene.text("Recipe 150"))
    scene.row("Recipe 150").tap()
    expectExists(scene.text("Page of Recipe 150"))
    scene.button("BackButton").tap()
    scene.scroll(to: scene.text("Recipe 1"))
    #expect(scene.text("Recipe 1").isHittable)
    withKnownIssue { scene.scroll(to: scene.text("Recipe 999")) }
    #expect(scene.text("Recipe 1").exists, "the list is where it was")
  }

  @Test("Swipe actions and deletion are items of the row's context menu")
  func rowActions() throws {
    let scene = try StageApp.show { Recipes() }
    scene.row("Recipe 2").chooseContextMenuItem("Flag")
    expectExists(scene.text("Flagged Recipe 2"))
    #expect(scene.row("Recipe 2").contextMenuItems == ["Flag"], "swipe actions replace deletion")
    scene.row("Recipe 3").chooseContextMenuItem("Delete")
    #expect(!scene.text("Recipe 3").exists && scene.text("Recipe 4").exists)
  }

  @Test("An item of a toolbar opens a sheet, whose field and button are used; what is behind a sheet is not operated")
  func sheet() throws {
    for profile in [DeviceProfile.phone, .pad] {
      let scene = try StageApp.show(profile) { Recipes() }
      scene.button("Add").tap()
      expectExists(scene.sheet("New Recipe"))
      if scene.text("Recipe 1").exists { #expect(!scene.text("Recipe 1").isHittable) }
      scene.sheet().field("Title").typeText("Soup")
      scene.button("Save").tap()
      #expect(!scene.sheet().exists)
      expectExists(scene.row("Soup"))
    }
  }

  @Test("The search field filters by what is typed")
  func search() throws {
    let scene = try StageApp.show { Recipes() }
    scene.field("Search").typeText("Recipe 19")
    #expect(scene.elements(.row).count == 11)
    scene.field("Search").clearText()
    #expect(scene.text("Recipe 2").exists)
  }

  @Test("Alerts and dialogs are found by their titles and answered by their buttons")
  func alerts() throws {
    let scene = try StageApp.show { Recipes() }
    scene.row("Recipe 1").tap()
    scene.button("Ask").tap()
    let alert = scene.alert("Really?")
    #expect(alert.exists && alert.texts == ["Really?", "It cannot be undone."])
    #expect(!scene.button("Options").isHittable)
    alert.button("Yes").tap()
    #expect(!alert.exists)
    expectExists(scene.text("yes"))
    scene.button("Options").tap()
    scene.alert().button("Burn").tap()
    expectExists(scene.text("burn"))
  }

  private struct Pages: View {
    @State private var selection = 0
    @State private var pressed = 0
    var body: some View {
      VStack {
        Text("selected \(selection), pressed \(pressed)")
        TabView(selection: $selection) {
          ForEach(0..<3) { page in
            VStack {
              Text("page \(page)")
              Button("press \(page)") { pressed += 1 }
            }
            .tag(page)
          }
        }
        .tabViewStyle(.page)
      }
    }
  }

  @Test("A swipe shows the next page or the one before, at the ends none, and on a button it does not press it")
  func pages() throws {
    let scene = try StageApp.show { Pages() }
    scene.text("page 0").swipeLeft()
    expectExists(scene.text("page 1"))
    #expect(scene.text("selected 1, pressed 0").exists)
    scene.button("press 1").swipeLeft()
    expectExists(scene.text("page 2"))
    scene.text("page 2").swipeLeft()
    #expect(scene.text("selected 2, pressed 0").exists)
    scene.text("page 2").swipeRight()
    expectExists(scene.text("page 1"))
    scene.button("press 1").tap()
    #expect(scene.text("selected 1, pressed 1").exists)
  }

  @Test("Tabs are selected by their titles; a list selects a row; a lazy stack is scrolled")
  func tabs() throws {
    let scene = try StageApp.show { Tabs() }
    #expect(scene.button("People").isSelected && !scene.button("Lines").isSelected)
    scene.row("Bob").tap()
    #expect(scene.row("Bob").isSelected && !scene.row("Ann").isSelected)
    scene.button("Lines").tap()
    #expect(scene.button("Lines").isSelected && !scene.text("Bob").exists)
    scene.scroll(to: scene.text("Line 250"))
    #expect(scene.text("Line 250").isHittable && !scene.text("Line 0").exists)
    scene.text("Line 250").swipeDown()
    #expect(!scene.text("Line 0").exists)
  }
}
