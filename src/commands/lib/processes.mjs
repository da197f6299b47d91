import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../..')

/** An error a person can act upon: printed without its stack. */
export class Trouble extends Error {}

/** A command that npm installed here. */
export const bin = (name) => join(ROOT, 'node_modules/.bin', name)

/** Runs a command to its end in the repository, its output shown; the exit code, 1 where it could not run at all. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' })
  if (error) console.error(`${command}: ${error.message}`)
  return status ?? 1
}

const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0)

/** Starts a long-running command; resolves to its exit code, 1 where it could not start. */
export function start(command, args, { env = {}, stdin = 'inherit' } = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: [stdin, 'inherit', 'inherit'],
  })
  const ended = new Promise((done) => {
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      done(1)
    })
    child.once('exit', (code, signal) => done(exitCode(code, signal)))
  })
  return { child, ended }
}

/** Hands SIGINT, SIGTERM and SIGHUP on. A terminal's Ctrl-C reaches the whole process group by itself: not twice. */
export function forwardSignals(children) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      for (const child of children) child.kill(signal)
    })
  }
}

/** Runs a command's main function: its number is the exit code, its Trouble one line on stderr. */
export async function main(action) {
  try {
    process.exitCode = (await action()) ?? 0
  } catch (error) {
    console.error(error instanceof Trouble ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}
