import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts Node, or another program around it, as the server of a test. */
export function runProgram(
  args: readonly string[],
  env: Record<string, string> = {},
  around: readonly string[] = [],
): ChildProcess {
  const [program = '', ...rest] = [...around, process.execPath, ...args]
  return spawn(program, rest, {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      LOG_FORMAT: 'text',
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
/** The exit code, and everything that the process says from now on. */
export function finished(child: ChildProcess) {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
}
/** Waits until the process says something. */
export function until(child: ChildProcess, pattern: RegExp) {
  let output = ''
  return new Promise<RegExpExecArray>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const match = pattern.exec(output)
        if (match) resolve(match)
      })
    child.once('exit', () => reject(new Error(`ended early: ${output}`)))
  })
}
export async function freePort(): Promise<string> {
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve)
  })
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => {
    probe.close(resolve)
  })
  return String(port)
}
