import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LODASH = /^lodash\/(debounce|defaults|get|isEqual|pick|set)\.js$/

const ours = (name: string) => fileURLToPath(new URL(`../../app/lean/${name}.ts`, import.meta.url))

/** Gives ra-core our few lines in place of the parts of lodash and query-string that every list loads (docs/decisions/0100-lean-ra-core.md). */
export const leanRaCorePlugin = (): Plugin => ({
  name: 'lean-ra-core',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    if (!importer?.includes('/node_modules/ra-core/')) return undefined
    if (source === 'query-string') return ours('queryString')
    const [, name] = LODASH.exec(source) ?? []
    return name === undefined ? undefined : ours(name)
  },
})
