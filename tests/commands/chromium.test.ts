// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { afterEach, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A folder of commands that do nothing but end with this code. */
function folderOf(commands: Record<string, number>): string {
  const folder = mkdtempSync(join(tmpdir(), 'umroh-chromium-'))
  folders.push(folder)
  for (const [name, code] of Object.entries(commands))
    writeFileSync(join(folder, name), `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 })
  return folder
}

// An empty folder for Playwright's browsers, so that a machine that has them gives the same result.
const environment = (commands: Record<string, number>, more: Record<string, string> = {}) => {
  const folder = folderOf(commands)
  return { ...process.env, CHROMIUM: '', PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folderOf({}), ...more }
}

const node = (script: string, env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, env, encoding: 'utf8' })

/** What the script prints; it may not try to install anything. */
function found(script: string, env: NodeJS.ProcessEnv): string {
  const { stdout, stderr } = node(script, env)
  expect(stderr).toBe('')
  return stdout.trim()
}

const ASK = `import { ensureChromium } from './src/commands/lib/chromium.mjs'`
const tests = `${ASK}; console.log(await ensureChromium())`
const bench = `${ASK}; console.log(await ensureChromium('whole'))`

const BOTH = { 'chromium-headless-shell': 0, chromium: 0 }

it.each([
  ['take the headless shell before a whole Chromium', tests, BOTH, 'chromium-headless-shell'],
  ['take a whole Chromium where there is no shell', tests, { chromium: 0 }, 'chromium'],
  ['take a whole Chromium where the shell does not run', tests, { ...BOTH, 'chromium-headless-shell': 1 }, 'chromium'],
  ['pass over a stub', tests, { chromium: 1, 'google-chrome': 0 }, 'google-chrome'],
  ['of the bench take a whole Chromium before the shell', bench, BOTH, 'chromium'],
  [
    'of the bench take the shell where there is nothing else',
    bench,
    { 'chromium-headless-shell': 0 },
    'chromium-headless-shell',
  ],
])('the commands %s', (_, script, commands, expected) => {
  expect(basename(found(script, environment(commands)))).toBe(expected)
})

it('the commands take Playwright’s own headless shell before a whole Chromium', () => {
  const env = environment({ chromium: 0 })
  const ask = `import { chromium } from '@playwright/test'; console.log(chromium.executablePath())`
  expect(basename(found(ask, env))).toMatch(/^(chrome|chrome\.exe|Google Chrome for Testing)$/)
  const planned = execFileSync(
    join(ROOT, 'node_modules/.bin/playwright'),
    ['install', '--dry-run', '--only-shell', 'chromium'],
    {
      env: { ...env, PATH: process.env.PATH ?? '' },
      encoding: 'utf8',
    },
  )
  const folder = /Install location:\s+(\S*headless_shell\S*)/.exec(planned)?.[1] ?? ''
  const path = found(
    `import { mkdirSync, writeFileSync } from 'node:fs'
     import { join } from 'node:path'
     import { chromium } from '@playwright/test'
     const place = /chrome-([\\w-]+)/.exec(chromium.executablePath().slice(${env.PLAYWRIGHT_BROWSERS_PATH.length}))[1]
     const folder = join(${JSON.stringify(folder)}, 'chrome-headless-shell-' + place)
     mkdirSync(folder, { recursive: true })
     writeFileSync(join(folder, 'chrome-headless-shell'), '#!/bin/sh\\nexit 0\\n', { mode: 0o755 })
     ${tests.replace('import', '\nimport')}`,
    env,
  )
  expect(basename(path)).toBe('chrome-headless-shell')
  expect(dirname(dirname(path))).toBe(folder)
})

it('the commands take the Chromium that CHROMIUM names, and refuse one that does not run', () => {
  const other = join(folderOf({ other: 0 }), 'other')
  expect(found(tests, environment(BOTH, { CHROMIUM: other }))).toBe(other)
  const refused = node(tests, environment(BOTH, { CHROMIUM: '/nowhere/chromium' }))
  expect(refused.status).not.toBe(0)
  expect(refused.stderr).toContain("CHROMIUM is '/nowhere/chromium', but that does not run")
})
