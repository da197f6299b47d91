import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/processes.mjs'

const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))

/** The service worker is built apart from the app; its runtime names its own parts. */
function workboxParts() {
  const worker = readFileSync(join(ROOT, 'dist/sw.js'), 'utf8')
  return [...worker.matchAll(/workbox:([a-z-]+):\d/g)].map(([, part]) => `node_modules/workbox-${part}`)
}

/** The font's file is copied into the app; no module imports it. */
const FONT = 'node_modules/@fontsource-variable/plus-jakarta-sans'

/** The folders of all packages of which a release holds code or files, after `dist` and the server were built. */
export function releasedPackages() {
  const lists = ['.cache/dist-packages.json', '.cache/server-packages.json'].flatMap(readJson)
  return [...new Set([...lists, ...workboxParts(), FONT])].sort()
}
