// A C target needs a source file. What counts is its module map: `@UIApplicationMain` makes the Swift compiler look for a
// Clang module named UIKit that declares UIApplicationMain.
