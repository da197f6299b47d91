import { errorFields, stackOf } from './log/log'
import { startProblem, type Program } from '../errors/startProblem'

/** A command of the program. It throws StartError when a person can mend the cause. */
type Command = (program: Program, args: readonly string[]) => Promise<void>

type Commands = Readonly<Record<string, () => Promise<Command>>>

/** The commands of `node server.js NAME`; each is loaded when it runs. */
const COMMANDS: Commands = {
  account: async () => (await import('./account/account')).account,
  serve: async () => (await import('./serve')).serve,
  health: async () => (await import('./askHealth')).askHealth,
  backup: async () => (await import('./backupCommands')).backup,
  restore: async () => (await import('./backupCommands')).restore,
}

/** Runs the command that the first word names, or the server. */
export async function runCommand(
  program: Program,
  [name = 'serve', ...args]: readonly string[],
  commands = COMMANDS,
): Promise<void> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load) {
    console.error(`Tidak ada perintah "${name}". Yang ada: ${Object.keys(commands).join(', ')}.`)
    process.exit(1)
  }
  const command = await load()
  try {
    await command(program, args)
  } catch (error) {
    // An error of a query lists its parameters, which may be secrets: it is never printed whole.
    console.error(startProblem(error) ?? stackOf(errorFields(error)).join('\n'))
    process.exitCode = 1
  }
}
