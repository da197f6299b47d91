import type { Column } from '../rows/columns'
import { findTable } from '../rows/findTable'
import type { Sheet, Table } from '../rows/table'
import { decodeText } from './decodeText'
import { FileError } from './fileError'
import { kindOfBytes, kindOfZip, refuseMarkup } from './fileKind'
import { MAX_IMPORT_ROWS } from './limits'
import { readOds } from './ods/readOds'
import { readCsv } from './readCsv'
import { readXlsx } from './xlsx/readXlsx'
import { openZip } from './zip'

type Sheets = { sheets: readonly Sheet[]; decimal?: Table['decimal'] }

async function readSheets(bytes: Uint8Array, columns: readonly Column[]): Promise<Sheets> {
  if (kindOfBytes(bytes) === 'zip') {
    const zip = openZip(bytes)
    return { sheets: kindOfZip(zip) === 'ods' ? readOds(zip) : await readXlsx(zip) }
  }
  const text = decodeText(bytes)
  refuseMarkup(text)
  const { decimal, ...sheet } = readCsv(text, columns)
  return { sheets: [sheet], ...(decimal ? { decimal } : {}) }
}

/**
 * Reads a file by its content, whatever its name. It reads the sheet that the admin chose, or the one with the headings.
 * Throws {@link FileError} for a file that cannot be used.
 */
export async function readTable(bytes: Uint8Array, columns: readonly Column[], sheet?: string): Promise<Table> {
  const { sheets, decimal } = await readSheets(bytes, columns)
  const found = findTable(sheets, columns, sheet)
  if ('problem' in found) throw new FileError(found.problem, found.values)
  const { table, count } = found
  if (count === 0) throw new FileError('fileNoRows')
  if (count > MAX_IMPORT_ROWS) throw new FileError('fileRows', { n: count, max: MAX_IMPORT_ROWS })
  return { ...table, ...(decimal ? { decimal } : {}) }
}
