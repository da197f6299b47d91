import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { newDataFolder } from '../../partner-api/stores/newPglite'
import { serverProgram } from '../../support/server/program'
import { copySeededFolder, DATA, SEEDED } from './seededFolder'

/** The rounds of a password's hash. With the usual number each sign-in takes a quarter of a second of CPU time. */
const FAST = 10

/** Makes the run's seeded data folder, unless an earlier kind of browser tests has made it. */
async function seed(): Promise<void> {
  if (existsSync(SEEDED)) return
  const unfinished = mkdtempSync(join(DATA, 'unfinished-'))
  await (await newDataFolder(unfinished, { iterations: FAST })).close()
  renameSync(unfinished, SEEDED)
}

const isReady = (server: ChildProcess) =>
  new Promise<void>((ready, failed) => {
    let said = ''
    const read = (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('siap di')) return
      server.stdout?.off('data', read).resume()
      ready()
    }
    server.stdout?.on('data', read)
    server.once('exit', (code) => failed(new Error(`a server ended with ${code}`)))
  })

/**
 * Starts a server at each port, all of one program and each on a copy of one seeded data folder. A server that finds its
 * sources one by one and seeds its own folder takes ten times the CPU time.
 */
async function startServers(ports: string[]): Promise<void> {
  const [program] = await Promise.all([serverProgram(), seed()])
  const servers = ports.map((PORT) => {
    const DATA_DIR = mkdtempSync(join(DATA, 'server-'))
    copySeededFolder(DATA_DIR)
    const env = { ...process.env, PORT, DATA_DIR }
    return spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  })
  try {
    await Promise.all(servers.map(isReady))
  } catch (error) {
    for (const server of servers) server.kill()
    throw error
  }
  console.log('The servers are ready.')
}

// Playwright ends the servers, too; this process waits for them.
process.on('SIGTERM', () => undefined)
await startServers(process.argv.slice(2))
