import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const IS_TEXT = /\.(js|css|html|json|svg|webmanifest)$/
const LIGHTLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/**
 * Writes a `.br` and a `.gz` beside each text file of a build that has none. Without them a server would compress every
 * file with all its strength when it starts.
 */
export function packLightly(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => IS_TEXT.test(name))) {
    const bytes = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, LIGHTLY))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 1 }))
  }
}
