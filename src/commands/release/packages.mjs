import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/processes.mjs'

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** Returns the folders of all packages in a build, named as in package-lock.json. `folder` has the lists of the build. */
function packagesIn(folder) {
  const chunks = JSON.parse(readFileSync(join(ROOT, folder, 'chunks.json'), 'utf8'))
  return chunks.flatMap(({ modules }) => modules.flatMap((module) => PACKAGE.exec(module)?.[0] ?? []))
}

/** The service worker is built apart from the app; its runtime names its own parts. */
function workboxParts() {
  const worker = readFileSync(join(ROOT, 'dist/sw.js'), 'utf8')
  return [...worker.matchAll(/workbox:([a-z-]+):\d/g)].map(([, part]) => `node_modules/workbox-${part}`)
}

/** The font's file is copied into the app; no module imports it. */
const FONT = 'node_modules/@fontsource-variable/plus-jakarta-sans'

/** The folders of all packages of which a release holds code or files, after `dist` and the server were built. */
export function releasedPackages() {
  const bundled = ['.cache/dist-lists', '.cache/server/.vite'].flatMap(packagesIn)
  return [...new Set([...bundled, ...workboxParts(), FONT])].sort()
}
