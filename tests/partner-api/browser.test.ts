import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const ROOMS = [
  'src/partner-api/',
  'src/domain/',
  'src/records/',
  'src/http/partnerApi.types.ts',
  'src/i18n/',
  'src/offer/',
  'theme/tokens.ts',
  'theme/typeface.ts',
  'theme/openPageCss.ts',
]
const FOR_BROWSERS = ['hono', 'hono/cookie', 'hono/etag', 'hono/route', 'otpauth', 'valibot']

/** Returns every module that a file needs at run time, packages by their names. */
function needs(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, clause = '', from = ''] of source.matchAll(/^(?:import|export) ([^'"]*?)from '([^']+)'/gms)) {
    if (clause.startsWith('type ')) continue
    const path = from.replace(/^@\//, 'src/').replace(/^@theme\//, 'theme/')
    if (path !== from) needs(`${path}.ts`, seen)
    else if (from.startsWith('.')) needs(`${join(dirname(file), from)}.ts`, seen)
    else seen.add(from)
  }
  return seen
}

it('the API, its seed and the memory store run in a browser: they import nothing of Node and nothing of another room', () => {
  const all = ['routes/partnerApi', 'memory/memoryStore', 'seed/seedStore', 'media/drawMedia'].flatMap((entry) => [
    ...needs(`src/partner-api/${entry}.ts`),
  ])
  expect(all.length).toBeGreaterThan(20)
  expect(
    all.filter((module) => !FOR_BROWSERS.includes(module) && !ROOMS.some((room) => module.startsWith(room))),
  ).toEqual([])
})
