import Glibc

// `source-pass PLAN.json` runs the pass and prints its report; `source-pass --bench FOLDER` measures it.
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
