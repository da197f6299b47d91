import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LODASH = /^lodash\/(debounce|defaults|get|isEqual|pick|set)\.js$/
const CALLS = '/ra-core/dist/dataProvider/useDataProvider.js'
const LOGOUT = /\/(useLogoutIfAccessDenied)\.js$/

const ours = (name: string | undefined) =>
  name === undefined ? undefined : fileURLToPath(new URL(`../../app/lean/${name}.ts`, import.meta.url))

/**
 * Gives ra-core our few lines in place of the parts of lodash and query-string that every list loads (decision 0100), and
 * in place of the logout that its calls bring with them (docs/decisions/0102-list-without-controller.md).
 */
export const leanRaCorePlugin = (): Plugin => ({
  name: 'lean-ra-core',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    if (!importer?.includes('/node_modules/ra-core/')) return undefined
    if (source === 'query-string') return ours('queryString')
    return ours((importer.endsWith(CALLS) ? LOGOUT : LODASH).exec(source)?.[1])
  },
})
