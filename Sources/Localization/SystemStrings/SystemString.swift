/// A text that UIKit, SwiftUI or the desktop's host shows by itself. The raw value is the text in English.
///
/// `%@` is the place of a name, which ``localized(_:)`` sets.
package enum SystemString: String, CaseIterable, Sendable {
  // Bars and buttons.
  case add = "Add"
  case back = "Back"
  case bookmarks = "Bookmarks"
  case camera = "Camera"
  case cancel = "Cancel"
  case close = "Close"
  case compose = "Compose"
  case contacts = "Contacts"
  case delete = "Delete"
  case done = "Done"
  case downloads = "Downloads"
  case edit = "Edit"
  case fastForward = "Fast Forward"
  case favorites = "Favorites"
  case featured = "Featured"
  case history = "History"
  case more = "More"
  case mostRecent = "Most Recent"
  case mostViewed = "Most Viewed"
  case ok = "OK"
  case organize = "Organize"
  case pause = "Pause"
  case play = "Play"
  case recents = "Recents"
  case redo = "Redo"
  case refresh = "Refresh"
  case reply = "Reply"
  case rewind = "Rewind"
  case save = "Save"
  case search = "Search"
  case share = "Share"
  case stop = "Stop"
  case topRated = "Top Rated"
  case undo = "Undo"

  // Menus.
  case copy = "Copy"
  case cut = "Cut"
  case paste = "Paste"
  case select = "Select"
  case selectAll = "Select All"
  case undoAction = "Undo %@"
  case redoAction = "Redo %@"
  case moveUp = "Move Up"
  case moveDown = "Move Down"
  case file = "File"
  case format = "Format"
  case view = "View"
  case window = "Window"
  case help = "Help"
  case new = "New"
  case newNamed = "New %@"
  case newWindow = "New Window"
  case newWindowNamed = "New %@ Window"
  case openInNewWindow = "Open in New Window"
  case showAllWindows = "Show All Windows"
  case keyboardShortcuts = "Keyboard Shortcuts"
  case closeThisWindow = "Close Window"
  case fullScreen = "Full Screen"
  case quit = "Quit"
  case mainMenu = "Main Menu"
  case open = "Open"
  case openFile = "Open…"
  case rename = "Rename"
  case renameItem = "Rename…"
  case shareItem = "Share…"
  case deleteItem = "Delete…"
  case duplicate = "Duplicate"
  case settings = "Settings…"
  case showSidebar = "Show Sidebar"
  case hideSidebar = "Hide Sidebar"

  // Alerts.
  case closeWindow = "Close this window?"
  case deleteFile = "Delete “%@”?"
  case cannotBeUndone = "This cannot be undone."
  case login = "Login"
  case password = "Password"

  // Unavailable content.
  case loading = "Loading…"
  case noResults = "No Results"
  case noResultsFor = "No Results for “%@”"
  case checkSpelling = "Check the spelling or try a new search."

  // Documents.
  case document = "Document"
  case documents = "Documents"
  case noDocuments = "No Documents"
  case noDocument = "There is no document."
  case notSaved = "The document “%@” could not be saved."
  case createDocument = "Create Document"
  case untitled = "Untitled"
  case supportedFiles = "Supported files"

  // Find.
  case find = "Find"
  case findNext = "Find Next"
  case findPrevious = "Find Previous"
  case replace = "Replace"
  case replaceAll = "Replace All"

  // Dates.
  case year = "Year"
  case month = "Month"
  case day = "Day"
  case hour = "Hour"
  case minute = "Minute"
  case nextMonth = "Next Month"
  case previousMonth = "Previous Month"

  // Colours and fonts.
  case black = "Black"
  case blue = "Blue"
  case brown = "Brown"
  case cyan = "Cyan"
  case gray = "Gray"
  case green = "Green"
  case indigo = "Indigo"
  case mint = "Mint"
  case orange = "Orange"
  case pink = "Pink"
  case purple = "Purple"
  case red = "Red"
  case teal = "Teal"
  case white = "White"
  case yellow = "Yellow"
  case opacity = "Opacity"
  case fonts = "Fonts"

  // Sharing.
  case text = "Text"
  case picture = "Picture"
  case data = "Data"
  case mail = "Mail"
  case saveImage = "Save Image"
  case saveToFile = "Save to File…"

  // Accessibility.
  case moreInfo = "More Info"
  case insert = "Insert"
  case expand = "Expand"
  case collapse = "Collapse"
  case sheetGrabber = "Sheet Grabber"
  case activate = "Activate"
  case increment = "Increment"
  case decrement = "Decrement"
  case escape = "Escape"
  case magicTap = "Magic Tap"
  case showMenu = "Show Menu"

  /// The text in the language of the process.
  package var localized: String { text(in: .current) }

  /// The text with a name in its place.
  package func localized(_ name: String) -> String { localized.replacing("%@", with: name) }

  /// The text in a language.
  package func text(in language: SystemLanguage) -> String { language.texts[self] ?? rawValue }
}
