import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//

/** The folder of the package that a module belongs to, as package-lock.json names it; undefined for our own modules. */
const packageOf = (module: string, root: string): string | undefined =>
  PACKAGE.exec(relative(root, module.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/'))?.[1]

/** Writes the packages whose code is in a build to a file, as JSON. `npm run sbom` reads it. */
export function packageListPlugin(file: string): Plugin {
  let [root, isWritten] = ['', false]
  return {
    name: 'package-list',
    apply: 'build',
    configResolved(config) {
      ;[root, isWritten] = [config.root, config.build.write]
    },
    generateBundle(_, bundle) {
      if (!isWritten) return
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
      const packages = new Set(modules.map((module) => packageOf(module, root)).filter((name) => name !== undefined))
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), JSON.stringify([...packages].sort()))
    },
  }
}
