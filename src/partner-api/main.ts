import { resolve } from 'node:path'
import { runCommand } from './host/commands'
import { programIn } from './errors/startProblem'

/** The program from its sources: `npm start` and the other npm scripts of an owner. */
await runCommand(programIn(resolve(import.meta.dirname, '../..')), process.argv.slice(2))
