import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Trouble } from '../lib/processes.mjs'

const START_WITHIN = 120_000

/** Starts a release, waits until it answers its health check, ends it, and returns the milliseconds until the answer. */
async function startOnce(folder, cwd) {
  const begin = performance.now()
  const child = spawn(process.execPath, [...process.execArgv, join(folder, 'server.js')], {
    cwd,
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', LOG_FORMAT: 'json' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const url = await new Promise((found, failed) => {
    const late = setTimeout(() => failed(new Trouble(`The release did not start in time:\n${said}`)), START_WITHIN)
    child.once('exit', (code) => failed(new Trouble(`The release ended with ${code}:\n${said}`)))
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
      const line = said.split('\n').find((one) => one.includes('"event":"started"'))
      if (!line) return
      clearTimeout(late)
      found(JSON.parse(line).url)
    })
  }).finally(() => child.removeAllListeners('exit'))
  const { status } = await fetch(`${url.replace('localhost', '127.0.0.1')}/api/health`)
  const ms = Math.round(performance.now() - begin)
  child.kill('SIGTERM')
  await once(child, 'exit')
  if (status !== 200) throw new Trouble(`The release answers its health check with ${status}.`)
  return ms
}

/** Starts a release twice in an empty folder, on an embedded database: a new one, then the same again. */
export async function tryRelease(folder) {
  const cwd = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    return { first: await startOnce(folder, cwd), again: await startOnce(folder, cwd) }
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
