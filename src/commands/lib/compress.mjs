import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|mjs|css|html|json|svg|webmanifest|txt)$/
const WORTH_IT = 1024

const compressors = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/**
 * Writes a `.br` and a `.gz` file beside each text file of a build. The server sends them, and so do static hosts that
 * support such files. Nobody sends the lists in `.vite`.
 */
export async function compressFolder(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => !name.startsWith('.vite'))
  const files = names.map((name) => join(folder, name))
  const worth = files.filter(
    (file) => COMPRESSIBLE.test(file) && statSync(file).isFile() && statSync(file).size >= WORTH_IT,
  )
  await Promise.all(
    worth.flatMap((file) => {
      const bytes = readFileSync(file)
      return Object.entries(compressors).map(async ([ending, compress]) =>
        writeFileSync(`${file}.${ending}`, await compress(bytes)),
      )
    }),
  )
}
