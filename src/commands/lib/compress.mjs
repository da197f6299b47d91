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

/** Writes a `.br` and a `.gz` file beside each text file. The server sends them, and so do static hosts that support such files. */
export async function compressFiles(files) {
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

/** Compresses the files of a build, but not the lists in `.vite`, which nobody sends. */
export const compressFolder = (folder) =>
  compressFiles(
    readdirSync(folder, { recursive: true })
      .filter((name) => !name.startsWith('.vite'))
      .map((name) => join(folder, name)),
  )
