import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { FAULTS } from './faults'

const TESTS = resolve(import.meta.dirname, '..')
const RUNNERS = new Set(['describe', 'it', 'test'])
const NEVER_RUN = new Set(['skip', 'todo', 'fixme'])

type Node = { type: string } & Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Returns the names in front of a call: ['it', 'each'] for `it.each(table)(…)`. */
function wordsOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee.name)]
  if (callee.type === 'MemberExpression') return [...wordsOf(callee.object), ...wordsOf(callee.property)]
  return callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression'
    ? wordsOf(callee.callee ?? callee.tag)
    : []
}

const textOf = (node: unknown): string | null => {
  if (!isNode(node)) return null
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateLiteral'
    ? (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('…')
    : null
}

/** Returns the title of every test and group of tests that is run. */
function titlesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(titlesIn)
  if (typeof node !== 'object' || node === null) return []
  if (!isNode(node) || node.type !== 'CallExpression') return Object.values(node).flatMap(titlesIn)
  const [first = '', ...rest] = wordsOf(node.callee)
  if (RUNNERS.has(first) && rest.some((word) => NEVER_RUN.has(word))) return []
  const title = RUNNERS.has(first) ? textOf((node.arguments as unknown[])[0]) : null
  return [...(title === null ? [] : [title]), ...Object.values(node).flatMap(titlesIn)]
}

/** Returns the faults that a title names: 'fault 22: …', '… (fault 22)', '… (fault 22, 36)'. */
const faultsIn = (title: string): number[] =>
  [...title.matchAll(/^fault (\d+): |\(fault (\d+(?:, \d+)*)\)$/g)].flatMap(([, first, list]) =>
    (first ?? list ?? '').split(', ').map(Number),
  )

const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(test|e2e)\.tsx?$|Contract\.ts$|longLists\.ts$/.test(file),
)
const titles = new Map(
  files.map((file) => [file, titlesIn(parseSync(file, readFileSync(join(TESTS, file), 'utf8')).program)]),
)
const named = [...titles.values()].flat().flatMap(faultsIn)

describe('the titles that name faults', () => {
  it('each of the fifty faults is named by at least one test', () => {
    const missing = Object.keys(FAULTS)
      .map(Number)
      .filter((number) => !named.includes(number))
    expect(missing.map((number) => `fault ${number}: ${FAULTS[number]}`)).toEqual([])
  })

  it('no title names a fault that is not in the list', () => {
    expect(named.filter((number) => FAULTS[number] === undefined)).toEqual([])
  })

  it('the first title of each file of this folder begins with its fault', () => {
    const own = [...titles].filter(([file]) => /faults\b/.test(file) && !file.endsWith('coverage.test.ts'))
    expect(own.filter(([, [first = '']]) => !/^fault \d+: /.test(first)).map(([file]) => file)).toEqual([])
  })

  it('faults are read from titles only, and a test that is never run does not count', () => {
    const read = (source: string) => titlesIn(parseSync('a.ts', source).program).flatMap(faultsIn)
    expect(
      read(
        "describe('fault 1: a', () => { it.each([1])('b (fault 2, 3)', () => 0); it(`${x} c (fault 4)`, () => 0) })",
      ),
    ).toEqual([1, 2, 3, 4])
    expect(
      read(
        "it.skip('fault 1: a', f); describe.skip('fault 2: a', () => { it('fault 3: b', f) }); it.todo('fault 4: a'); const a = 'fault 5: x' // fault 6: y",
      ),
    ).toEqual([])
  })
})
