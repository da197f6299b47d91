import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import type { Cell, Table } from '../rows/table'
import { FileError } from './fileError'
import { MAX_UNPACKED_BYTES } from './limits'

const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/
const NEEDED = /\.xml(\.rels)?$/

/** Unpacks the parts of the file, and refuses a zip bomb by the sizes that it declares: no part can become larger. */
function unpack(bytes: Uint8Array): Unzipped {
  let total = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!NEEDED.test(name)) return false
    total += originalSize
    if (total > MAX_UNPACKED_BYTES) throw new FileError('fileBomb')
    return true
  }
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('fileBroken')
  }
}

const CELL_TYPE = / t="\w+"/
const CELL = /<c\b[^>]*>(?=<f\b)/
// The library reads the error of a formula, and a formula without a result, as an empty cell. An empty cell may be right.
const FAILED = /(<c\b[^>]*) t="e"/g
const NEVER_COMPUTED = /<c\b([^>]*)>(<f\b[^>]*(?:\/>|>[^<]*<\/f>))<\/c>/g
// A cell beyond column ZZ would make every row as long as its place.
const FAR_COLUMN = /<c\b[^>]*\br="[A-Z]{3}/

/** Turns failed formulas into texts such as `#REF!`, which readCell refuses. */
function showFailures(xml: string): string {
  if (FAR_COLUMN.test(xml)) throw new FileError('fileBomb')
  const failed = xml.replace(FAILED, '$1 t="str"')
  if (!CELL.test(failed)) return failed
  return failed.replace(
    NEVER_COMPUTED,
    (_, attributes: string, formula: string) =>
      `<c${attributes.replace(CELL_TYPE, '')} t="str">${formula}<v>#RUMUS</v></c>`,
  )
}

/**
 * Reads the first sheet of an XLSX file. The parts are packed anew without compression, because the library would start a
 * worker to unpack large parts, which our content security policy does not allow.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const parts = unpack(bytes)
  const shown = Object.entries(parts).map(
    ([name, part]) => [name, WORKSHEET.test(name) ? strToU8(showFailures(strFromU8(part))) : part] as const,
  )
  const packed = zipSync(Object.fromEntries(shown), { level: 0 })
  try {
    const rows = await readSheet(packed.buffer as ArrayBuffer, 1, { trim: false })
    return { rows: rows as unknown as Cell[][], firstLine: 1 }
  } catch {
    throw new FileError('fileBroken')
  }
}
