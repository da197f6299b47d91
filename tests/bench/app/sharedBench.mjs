import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../src/commands/lib/processes.mjs'
import { ACCOUNT } from '../appServer.mjs'
import { printTable } from '../report.mjs'
import { endWithProcess } from '../scratch.mjs'

const SHARED = join(ROOT, '../shared/bench')
const COPY = join(ROOT, '.cache/bench')
const STAMP = join(COPY, 'node_modules/.install-stamp')

export const hasSharedBench = () => existsSync(join(SHARED, 'bench.mjs'))

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(COPY, 'package-lock.json')))
    .digest('hex')

/** Copies the benchmark to a folder where npm can install it, and installs it once. False when that fails. */
function prepare() {
  mkdirSync(COPY, { recursive: true })
  for (const part of [
    'baselines',
    'bench.mjs',
    'harness.mjs',
    'server.mjs',
    'api.mjs',
    'package.json',
    'package-lock.json',
  ]) {
    rmSync(join(COPY, part), { recursive: true, force: true })
    cpSync(join(SHARED, part), join(COPY, part), { recursive: true, mode: 0 })
  }
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true
  console.error('Installing the shared benchmark (npm ci in .cache/bench) …')
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: COPY,
    encoding: 'utf8',
  })
  if (status !== 0) {
    console.error(`npm ci failed: ${stderr}`)
    return false
  }
  writeFileSync(STAMP, lockHash())
  return true
}

async function measure(app, { chromium, runs }) {
  const args = [
    'bench.mjs',
    '--app',
    app.url,
    '--email',
    ACCOUNT.email,
    '--password',
    ACCOUNT.password,
    '--runs',
    String(runs),
  ]
  const child = endWithProcess(
    spawn(process.execPath, args, {
      cwd: COPY,
      env: { ...process.env, CHROMIUM: chromium },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const code = await new Promise((done) => child.once('close', done))
  return code === 0 ? output : null
}

const cells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Prints the tables of the benchmark's Markdown as plain text, and all other text unchanged. */
function print(markdown) {
  for (const block of markdown.split(/^### /m).slice(1)) {
    const [title = '', ...lines] = block.trim().split('\n')
    const [columns, , ...rows] = lines.filter((line) => line.startsWith('|'))
    if (columns) printTable(`Loading: ${title}`, cells(columns), rows.map(cells))
    else console.log(['', `Loading: ${title}`, '', ...lines].join('\n'))
  }
}

/** The ms until the bare react-admin list shows its first row, by visit. The cell says 'median (min–max)'. */
function readBareRows(markdown) {
  const rowOf = (visit) => {
    const block = markdown.split(/^### /m).find((each) => each.startsWith(`${visit} visit`)) ?? ''
    const [columns, ...lines] = block
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map(cells)
    const row = lines.find(([name]) => name === 'bare react-admin: list')
    return Number.parseFloat(row?.[columns.indexOf('first row ms')] ?? '')
  }
  return { first: rowOf('cold'), second: rowOf('warm') }
}

/**
 * Runs the benchmark that lies beside the project: it compares first and second visits with a bare react-admin app of
 * the same versions. Returns when that app's list shows its first row; null when the benchmark could not be installed or
 * run.
 */
export async function sharedBench(app, options) {
  const output = prepare() ? await measure(app, options) : null
  if (output === null) {
    console.error("The shared benchmark did not run; the project's own table follows.")
    return null
  }
  print(output)
  return readBareRows(output)
}
