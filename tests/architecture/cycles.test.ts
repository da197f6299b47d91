// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

type Graph = ReadonlyMap<string, readonly string[]>
type Entry = { isType: boolean }

/** Finds the imports of a file that exist at run time: `import`, `export … from` and `import()`, but no types. */
function requestsOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const runs = (entries: readonly Entry[]) => entries.length === 0 || entries.some(({ isType }) => !isType)
  return [
    ...staticImports.filter(({ entries }) => runs(entries)).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end).replaceAll(/['"`]/g, '')),
  ]
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

function resolveFrom(file: string, request: string): string[] {
  if (!request.startsWith('.')) return []
  return ENDINGS.map((ending) => join(dirname(file), request) + ending)
    .filter(isFile)
    .slice(0, 1)
}

function graphOf(folder: string): Graph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
  return new Map(
    files.map((file) => [
      file,
      requestsOf(file, readFileSync(file, 'utf8')).flatMap((request) => resolveFrom(file, request)),
    ]),
  )
}

/** Finds all import cycles. Each result lists the modules of one cycle in order. */
function cyclesIn(graph: Graph): string[][] {
  const done = new Set<string>()
  const cycles: string[][] = []
  function walk(file: string, path: string[]) {
    const start = path.indexOf(file)
    if (start >= 0) return void cycles.push([...path.slice(start), file])
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return cycles
}

describe('the import cycles of src', () => {
  it('no modules of src import each other in a cycle, not even by import()', () => {
    const graph = graphOf(join(ROOT, 'src'))
    expect(graph.get(join(ROOT, 'src/app/screens.ts'))).toContain(join(ROOT, 'src/app/SignedInArea.tsx'))
    const cycles = cyclesIn(graph).map((cycle) => cycle.map((file) => relative(ROOT, file)).join(' → '))
    expect(cycles).toEqual([])
  })

  it('the search follows imports, re-exports and import(), but no types', () => {
    const source = `
      import a, { type B } from './a'
      import type { C } from './c'
      import { type D } from './d'
      import './effect'
      export { e } from './e'
      export type { F } from './f'
      export * from './g'
      const later = () => import('./h')`
    expect(requestsOf('any.ts', source)).toEqual(['./a', './effect', './e', './g', './h'])
  })

  it('the search finds a cycle of several modules', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['d']],
      ['d', ['b']],
    ])
    expect(cyclesIn(graph)).toEqual([['b', 'c', 'd', 'b']])
  })
})
