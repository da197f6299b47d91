import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync } from 'vite'

export const ROOT = resolve(import.meta.dirname, '../..')
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

export type Graph = ReadonlyMap<string, readonly string[]>
type Entry = { isType: boolean }

/**
 * Finds the imports of a file that exist at run time: `import`, `export … from` and, if `lazy`, `import()`, but no types.
 */
export function requestsOf(file: string, source: string, lazy = true): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const runs = (entries: readonly Entry[]) => entries.length === 0 || entries.some(({ isType }) => !isType)
  return [
    ...staticImports.filter(({ entries }) => runs(entries)).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ...(lazy ? dynamicImports : []).map(({ moduleRequest: { start, end } }) =>
      source.slice(start, end).replaceAll(/['"`]/g, ''),
    ),
  ]
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

function resolveFrom(file: string, request: string): string[] {
  const path = request.replace(/^@\//, `${ROOT}/src/`).replace(/^@theme\//, `${ROOT}/theme/`)
  if (path === request && !request.startsWith('.')) return []
  return ENDINGS.map((ending) => resolve(dirname(file), path) + ending)
    .filter(isFile)
    .slice(0, 1)
}

export function graphOf(folder: string): Graph {
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

/** Returns the packages that the app loads with a file. The file and its imports name them, not counting `import()`. */
export function packagesAtStart(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  if (!/\.tsx?$/.test(file)) return []
  const requests = requestsOf(file, readFileSync(file, 'utf8'), false)
  const packages = requests.filter((request) => !/^(?:\.|@\/|@theme\/)/.test(request))
  const inner = requests.flatMap((request) => resolveFrom(file, request))
  return [...new Set([...packages, ...inner.flatMap((next) => packagesAtStart(next, seen))])]
}
