import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { NEWER_MEMBERS, newerIn } from '../support/oldEngine'

const SRC = resolve(import.meta.dirname, '../../src')
/** Code that runs in Node alone. */
const SERVER = /^(commands|partner-api\/(host|postgres|backup|server\.ts|scripts)|shell\/build)/

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !SERVER.test(file),
)

it('the list of newer members names what Safari 16, Chrome 109 and Firefox 115 lack, and nothing that they have', () => {
  const names = NEWER_MEMBERS.map(({ owner, name }) => `${owner}.${name}`)
  expect(names).toEqual(
    expect.arrayContaining([
      'Array.toSorted',
      'Array.with',
      'Object.groupBy',
      'Promise.withResolvers',
      'Set.union',
      'String.isWellFormed',
      'URL.canParse',
      'URLSearchParams.size',
    ]),
  )
  expect(names.filter((name) => /findLast|hasOwn|replaceAll|allSettled|\.at$/.test(name))).toEqual([])
})

it('no file that runs in a browser uses what the oldest promised browsers do not know (docs/product.md §34.1)', () => {
  expect(newerIn('a.toSorted(); URL.canParse(b)')).toEqual(['.toSorted', 'URL.canParse'])
  expect(sources.length).toBeGreaterThan(400)
  const found = sources.flatMap((file) =>
    newerIn(readFileSync(join(SRC, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
