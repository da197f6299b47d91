import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './importGraph'

const API = path.join(ROOT, 'src/partner-api')
/** The folders of the reference API and its single files, the lowest first: each imports only what stands before it. */
const FLOORS = [
  ['media', 'queue'],
  ['stores'],
  ['errors', 'clock.ts'],
  ['auth'],
  ['accounts'],
  ['pricing'],
  ['offers'],
  ['wire'],
  ['seed'],
  ['openapi'],
  ['routes'],
  ['memory', 'postgres'],
  ['host'],
  ['main.ts', 'release.ts'],
]
const roomOf = (file: string) => {
  const [room = ''] = file.split(path.sep)
  return room === file && !room.endsWith('.ts') ? `${room}.ts` : room
}
const floorOf = (file: string) => FLOORS.findIndex((rooms) => rooms.includes(roomOf(file)))

it('no import of the reference API goes upward', () => {
  const files = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  expect(files.filter((file) => floorOf(file) === -1)).toEqual([])
  const upward = files.flatMap((file) => {
    const imports = readFileSync(path.join(API, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+|@\/[^']+)'/g)
    const targets = [...imports].map(([, to = '']) =>
      path.relative(API, path.resolve(API, path.dirname(file), to.replace(/^@\//, `${ROOT}/src/`))),
    )
    return targets.filter((to) => !to.startsWith('..') && floorOf(to) > floorOf(file)).map((to) => `${file} → ${to}`)
  })
  expect(upward).toEqual([])
})
