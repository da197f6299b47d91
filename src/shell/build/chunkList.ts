import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** A script of a build. `modules` are paths from the project's root, with `/` between folders. */
export type BuiltChunk = { name: string; fileName: string; imports: string[]; modules: string[] }

const pathIn = (root: string, module: string) =>
  relative(root, module.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/')

/**
 * Writes the chunks of a build with their modules beside Vite's own manifest, as JSON. `npm run build` moves both lists out
 * of the build. `npm run sbom` and tests/build read this one.
 */
export function chunkListPlugin(): Plugin {
  let root = ''
  return {
    name: 'chunk-list',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((part): BuiltChunk[] => {
        if (part.type !== 'chunk') return []
        const { name, fileName, imports, moduleIds } = part
        return [{ name, fileName, imports, modules: moduleIds.map((module) => pathIn(root, module)) }]
      })
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(chunks) })
    },
  }
}
