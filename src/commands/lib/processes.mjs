import './checkNode.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../..')

/** An error that the person at the terminal can fix: printed without a stack trace. */
export class Trouble extends Error {}

/** The exit code of a command that Ctrl-C has ended. */
export const INTERRUPTED = 130

/** The path of a command that npm installed in this project. */
export const bin = (name) => join(ROOT, 'node_modules/.bin', name)

const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0)

/** Runs a command in the repository, shows its output and returns its exit code; 1 if it could not start. */
export function run(command, args, env = {}) {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  if (!error) return exitCode(status, signal)
  console.error(`${command}: ${error.message}`)
  return 1
}

/** Runs a command beside others. It shows the output as a whole at the end, and returns the exit code; 1 if it could not start. */
export const runBeside = (command, args) =>
  new Promise((done) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      done(1)
    })
    child.once('close', (code, signal) => {
      process.stdout.write(Buffer.concat(output))
      done(exitCode(code, signal))
    })
  })

/**
 * Starts a long-running command; `ended` resolves to its exit code, or 1 if it could not start. With `hears` the command
 * has a channel to this process, and hears when it is gone.
 */
export function start(command, args, { env = {}, stdin = 'inherit', hears = false } = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: [stdin, 'inherit', 'inherit', ...(hears ? ['ipc'] : [])],
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

const LOOK_MS = 500
const END_WITHIN_MS = 4000

/** Ends the children in order when npm is gone, and by force when they take too long. */
function endWithNpm(children) {
  const npm = process.ppid
  const look = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(look)
    for (const child of children) child.kill('SIGTERM')
    setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), END_WITHIN_MS).unref()
  }, LOOK_MS).unref()
}

/**
 * Passes SIGINT, SIGTERM and SIGHUP to the children. A terminal sends Ctrl-C to the whole process group, so it is not
 * passed on a second time. npm passes no SIGTERM on, and a killed npm cannot: the children end when it is gone.
 */
export function forwardSignals(children) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      for (const child of children) child.kill(signal)
    })
  }
  if (process.env.npm_lifecycle_event) endWithNpm(children)
}

/**
 * Runs a command's main function. The number it returns is the exit code; a `Trouble` is printed as one line on stderr.
 */
export async function main(action) {
  try {
    process.exitCode = (await action()) ?? 0
  } catch (error) {
    console.error(error instanceof Trouble ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}
