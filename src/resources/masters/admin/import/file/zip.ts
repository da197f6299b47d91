import { unzipSync, type UnzipFileInfo } from 'fflate'
import { MAX_UNPACKED_BYTES, FileError } from './limits'

/** The files in a ZIP file. Some programs separate folders with `\`. */
export type Zip = {
  names: readonly string[]
  /** The text of a part, or null. Its name may differ in case. */
  text: (name: string) => string | null
}

/** The parts of a workbook that are read; pictures are not. */
const READ = /\.(?:xml|rels)$/i

const plain = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('fileBroken')
  }
}

/**
 * Opens a ZIP file. A part is unpacked when somebody asks for it. The sizes that the parts declare are added up first:
 * fflate writes no part larger than it declares, so a zip bomb never unfolds. A part that is asked for twice counts twice.
 */
export function openZip(bytes: Uint8Array): Zip {
  const names: string[] = []
  let unpacked = 0
  let declared = 0
  unzip(bytes, ({ name, originalSize }) => {
    names.push(name)
    if (READ.test(name)) declared += originalSize
    if (declared > MAX_UNPACKED_BYTES) throw new FileError('fileBomb')
    return false
  })
  return {
    names,
    text: (wanted) => {
      const [part] = Object.values(
        unzip(bytes, ({ name, originalSize }) => {
          if (plain(name) !== plain(wanted)) return false
          unpacked += originalSize
          if (unpacked > MAX_UNPACKED_BYTES) throw new FileError('fileBomb')
          return true
        }),
      )
      return part ? new TextDecoder().decode(part) : null
    },
  }
}
