import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverProgram } from '../../support/server/program'
import { finished, freePort, runProgram, until } from '../../support/server/processes'
import { FAST, SITI } from '../fixtures'
import { newDataFolder } from '../stores/newPglite'

const root = mkdtempSync(join(tmpdir(), 'containers-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Runs a program as in another container: it sees no other process, and has another host name. */
const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', '--uts']
const CLOSED_CONTAINER = [...CONTAINER, '--net']
const [unshare = '', ...closed] = CLOSED_CONTAINER
const hasContainers = spawnSync(unshare, [...closed, 'true']).status === 0
if (!hasContainers) console.info('unshare is not permitted here: no test of two containers.')

const PASSWORD = 'jalan setapak ke laut'
const post = async (url: string, path: string, body: unknown, token = '') => {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as { token: string; data: { id: number } } }
}
const kill = (child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') => {
  const end = finished(child)
  child.kill(signal)
  return end
}

describe.skipIf(!hasContainers)('two containers on one data folder', () => {
  let bundled: string[]
  beforeAll(async () => {
    bundled = await serverProgram()
  }, 60_000)
  const start = async (dataDir: string, around: readonly string[] = []) =>
    runProgram(bundled, { DATA_DIR: dataDir, PORT: await freePort() }, around)

  it('the second server is refused, an account command is done by the first, a paused server keeps its folder, and a killed one gives it up at once', async () => {
    const dataDir = join(root, 'data')
    await (await newDataFolder(dataDir, { iterations: FAST, packages: [1] })).close()
    const first = await start(dataDir, CONTAINER)
    const [, url = ''] = await until(first, /siap di (http:\S+)/)
    const { token } = (await post(url, '/partner/login', { email: SITI, password: 'mitra123' })).body
    const save = async (name: string) => {
      const path = '/partner/umroh-regular'
      const found = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
      const [source] = ((await found.json()) as { data: { id: number }[] }).data
      return post(url, `${path}/${source?.id}/duplicate`, { namaPaket: name }, token)
    }
    const saved = [await save('Sebelum')]

    const second = await finished(await start(dataDir, CLOSED_CONTAINER))
    expect([second.code, second.output]).toEqual([1, expect.stringMatching(/sedang dipakai proses lain .*di host/)])
    saved.push(await save('Sesudah'))

    const command = spawn(unshare, [...closed, process.execPath, ...bundled, 'account', 'password', '--email', SITI], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const said = finished(command)
    command.stdin.end(`${PASSWORD}\n`)
    expect(await said).toEqual({ code: 0, output: expect.stringMatching(/sudah diganti/) })
    expect((await post(url, '/partner/login', { email: SITI, password: 'mitra123' })).status).toBe(401)

    // The first server is paused, as by `docker pause`, while a rolling deploy starts a second one.
    const server = Number.parseInt(readFileSync(`/proc/${first.pid}/task/${first.pid}/children`, 'utf8'), 10)
    process.kill(server, 'SIGSTOP')
    expect((await finished(await start(dataDir, CONTAINER))).output).toMatch(/sedang dipakai proses lain/)
    process.kill(server, 'SIGCONT')

    await kill(first)
    const begun = performance.now()
    const third = await start(dataDir, CONTAINER)
    const [, again = ''] = await until(third, /siap di (http:\S+)/)
    expect(performance.now() - begun).toBeLessThan(15_000)
    const entered = await post(again, '/partner/login', { email: SITI, password: PASSWORD })
    expect(entered.status).toBe(200)
    for (const { status, body } of saved) {
      expect(status).toBe(201)
      const detail = await fetch(`${again}/api/partner/umroh-regular/${body.data.id}`, {
        headers: { authorization: `Bearer ${entered.body.token}` },
      })
      expect(detail.status).toBe(200)
    }
    await kill(third)
  }, 120_000)
})

describe('starters in the same moment', () => {
  it.each([
    ['of one container', []],
    ...(hasContainers ? [['of three containers', CONTAINER] as [string, string[]]] : []),
  ])(
    '%s take over a dead lock, and exactly one has it',
    async (name, around) => {
      const folder = join(root, name)
      mkdirSync(folder)
      writeFileSync(join(folder, 'lock.1'), JSON.stringify({ pid: 2 ** 22 + 1, started: null }))
      const [script, go] = [join(root, 'race.ts'), join(root, `go ${name}`)]
      writeFileSync(
        script,
        `import { existsSync } from 'node:fs'
      import { lockFolder } from ${JSON.stringify(join(process.cwd(), 'src/partner-api/host/database/folderLock.ts'))}
      console.log('ready')
      while (!existsSync(process.argv[3])) {}
      lockFolder(process.argv[2]).then(() => console.log('got it'), () => console.log('refused'))
      setInterval(() => {}, 1000)`,
      )
      const racers = Array.from({ length: 3 }, () => runProgram(['--import', 'tsx', script, folder, go], {}, around))
      const outcomes = Promise.all(racers.map((racer) => until(racer, /got it|refused/)))
      await Promise.all(racers.map((racer) => until(racer, /ready/)))
      expect(existsSync(go)).toBe(false)
      writeFileSync(go, '')
      expect((await outcomes).map(([outcome]) => outcome).sort()).toEqual(['got it', 'refused', 'refused'])
      await Promise.all(racers.map((racer) => kill(racer)))
    },
    60_000,
  )
})
