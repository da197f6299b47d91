import { runCommand } from './host/commands'
import { programIn } from './errors/startProblem'

/** The program of a release: the folder of this file, with package.json, the built app and the migrations beside it. */
await runCommand(programIn(import.meta.dirname), process.argv.slice(2))
