import { spawn } from 'node:child_process'
import { ROOT, Trouble } from '../../src/commands/lib/processes.mjs'
import { endWithProcess, scratchFolder } from './scratch.mjs'

// A demo account, which every new database contains.
export const ACCOUNT = { email: 'siti@annur.co.id', password: 'mitra123' }
/** A million packages take minutes. */
const START_WITHIN = 30 * 60_000

/**
 * Starts a Node script of the project. `ready` reads the output so far; it returns undefined until it finds the value
 * to wait for.
 */
export async function startScript(script, args, env, ready) {
  const child = endWithProcess(
    spawn(process.execPath, ['--import', 'tsx', script, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const ended = new Promise((done) => child.once('exit', done))
  const value = await new Promise((resolve, reject) => {
    let output = ''
    const late = setTimeout(
      () => reject(new Trouble(`${script} did not start within ${START_WITHIN / 1000} s:\n${output}`)),
      START_WITHIN,
    )
    const settle = (how, what) => {
      clearTimeout(late)
      how(what)
    }
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
      const found = ready(output)
      if (found !== undefined) settle(resolve, found)
    })
    child.once('error', (error) => settle(reject, error))
    child.once('exit', () => settle(reject, new Trouble(`${script} ended before it was ready:\n${output}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { value, stop }
}

async function signIn(url) {
  const answer = await fetch(`${url}/api/partner/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(ACCOUNT),
  })
  const { token, user, features } = await answer.json()
  if (!token) throw new Trouble(`The demo account could not sign in: status ${answer.status}.`)
  return { token, user: { ...user, features } }
}

/** Starts the app like `npm start`, on a free port and with a new database. */
export async function startApp() {
  const env = {
    NODE_ENV: 'production',
    LOG_FORMAT: 'text',
    LOG_LEVEL: 'error',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: scratchFolder('bench-data-'),
    DIST_DIR: 'dist',
    DATABASE_URL: '',
  }
  const { value: port, stop } = await startScript(
    'src/partner-api/main.ts',
    [],
    env,
    (output) => /http:\/\/localhost:(\d+)/.exec(output)?.[1],
  )
  const url = `http://127.0.0.1:${port}`
  try {
    const { token, user } = await signIn(url)
    // The session that a signed-in phone stores (docs/product.md §3.3).
    const storage = () => ({
      partner_token: token,
      'partner-auth': JSON.stringify({ user, mitra: null, hasSession: true, lastActivity: Date.now() }),
    })
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
    const get = async (path) => (await fetch(`${url}/api${path}`, { headers })).json()
    const post = async (path, body) => {
      const sent = { ...headers, 'content-type': 'application/json' }
      return (await fetch(`${url}/api${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) })).json()
    }
    return { url, storage, get, post, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
