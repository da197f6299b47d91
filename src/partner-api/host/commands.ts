import type { Program } from './program'
import { StartError } from './startError'

/** A command of the program. It throws StartError for what a person can mend. */
type Command = (program: Program, args: readonly string[]) => Promise<void>

/** The commands of `node server.js NAME`; each is loaded when it runs. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  account: async () => (await import('./account/account')).account,
  serve: async () => (await import('./serve')).serve,
  health: async () => (await import('./askHealth')).askHealth,
  backup: async () => (await import('../backup/commands')).backup,
  restore: async () => (await import('../backup/commands')).restore,
}

/** Runs the command that the first word names, or the server. */
export async function runCommand(program: Program, [name = 'serve', ...args]: readonly string[]): Promise<void> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) {
    console.error(`Tidak ada perintah "${name}". Yang ada: ${Object.keys(COMMANDS).join(', ')}.`)
    process.exit(1)
  }
  const command = await load()
  try {
    await command(program, args)
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
