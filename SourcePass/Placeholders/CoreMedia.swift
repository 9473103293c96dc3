// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
@_exported import AVFoundation
