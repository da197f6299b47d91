import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { graphOf, requestsOf, ROOT, type Graph } from './importGraph'

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
