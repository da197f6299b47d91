import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { main, ROOT, Trouble } from '../../src/commands/lib/processes.mjs'
import { stagesOf, wordsOf } from './dockerfile.mjs'

const PORT = '3987'
const WELL_WITHIN = 120_000

/** The files that the builder gets: .dockerignore leaves out all but those that it names. */
const context = () =>
  readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1))
    .filter((name) => existsSync(join(ROOT, name)))

/** Runs the steps of the stage that builds, with the folder `root` as the root of its file system. */
function build(stage, root) {
  const folder = join(root, 'build')
  mkdirSync(folder, { recursive: true })
  for (const { keyword, text } of stage) {
    if (keyword === 'COPY')
      for (const name of text.startsWith('. ') ? context() : text.split(/\s+/).slice(0, -1))
        cpSync(join(ROOT, name), join(folder, name), { recursive: true })
    if (keyword !== 'RUN') continue
    console.log(`RUN ${text}`)
    const { status } = spawnSync('sh', ['-c', text], { cwd: folder, stdio: 'inherit' })
    if (status !== 0) throw new Trouble(`RUN ${text} ended with ${status}.`)
  }
}

const settingsOf = (stage) =>
  Object.fromEntries(
    stage
      .filter(({ keyword }) => keyword === 'ENV')
      .flatMap(({ text }) => text.split(/\s+/).map((pair) => pair.split('='))),
  )

/** Starts the image's command with the image's settings, and asks for its health until it is well. */
async function serve(stage, root) {
  const place = (word) => word.replace(/^\/(app|data)\b/, (path) => join(root, path))
  const command = (name) => {
    const [program, ...words] = wordsOf(stage.findLast(({ keyword }) => keyword === name).text).map(place)
    return [program === 'node' ? process.execPath : program, words]
  }
  const env = Object.fromEntries(Object.entries(settingsOf(stage)).map(([name, value]) => [name, place(value)]))
  const options = { cwd: join(root, 'data'), env: { ...env, PORT, HOST: '127.0.0.1' } }
  cpSync(join(root, 'build/release'), join(root, 'app'), { recursive: true })
  mkdirSync(options.cwd, { recursive: true })
  const server = spawn(...command('CMD'), { ...options, stdio: 'inherit' })
  try {
    for (const end = Date.now() + WELL_WITHIN; Date.now() < end; await wait(500))
      if (spawnSync(...command('HEALTHCHECK'), options).status === 0) return
    throw new Trouble('The health check of the Dockerfile never succeeded.')
  } finally {
    server.kill('SIGTERM')
  }
}

/** `npm run test:docker` runs the very commands of the Dockerfile in empty folders, without Docker. */
await main(async () => {
  const root = mkdtempSync(join(tmpdir(), 'docker-steps-'))
  try {
    const [builder, image] = stagesOf()
    build(builder, root)
    await serve(image, root)
    console.log('The commands of the Dockerfile built the release, started it and found it well.')
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
