// The types of data and files are those of UniformTypeIdentifiers here.
@_exported public import Foundation
@_exported public import UniformTypeIdentifiers
