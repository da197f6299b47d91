import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { serverProgram } from '../support/server/program'

const ROOT = resolve(import.meta.dirname, '../..')

const children = new Set<ChildProcess>()

export type ServerProcess = {
  url: string
  pid: number
  isRunning: () => boolean
  /** The output of the process so far. */
  said: () => string
  kill: () => Promise<void>
  /** Ends the server and returns its exit code. */
  stop: () => Promise<unknown>
}

async function run(env: Record<string, string>, program?: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, program ?? (await serverProgram()), {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '', LOG_FORMAT: 'text', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  return (await ended)[0]
}

/**
 * Starts the server as a separate process and waits until it listens. Rejects with its output when it does not start.
 * `program` are Node's arguments; by default they start the bundle of the tests.
 */
export async function startServerProcess(env: Record<string, string>, program?: string[]): Promise<ServerProcess> {
  const child = await run(env, program)
  let said = ''
  const url = await new Promise<string>((ready, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        const found = /siap di (http:\S+)/.exec(said)?.[1]
        if (found) ready(found.replace('localhost', '127.0.0.1'))
      })
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)))
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    url,
    pid: child.pid ?? 0,
    isRunning,
    said: () => said,
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
  }
}

/** Starts a server and kills it this many milliseconds later, wherever its start has got to. */
export async function killWhileStarting(env: Record<string, string>, after: number): Promise<void> {
  const child = await run(env)
  await new Promise((done) => setTimeout(done, after))
  await end(child, 'SIGKILL')
}

/** Kills every server that an unfinished test has left running. */
export const killAll = () => Promise.all([...children].map((child) => end(child, 'SIGKILL')))
