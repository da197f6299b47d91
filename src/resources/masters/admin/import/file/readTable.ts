import type { Column } from '../rows/columns'
import { filledRows, type Table } from '../rows/table'
import { FileError } from './fileError'
import { MAX_IMPORT_ROWS } from './limits'
import { readCsv } from './readCsv'
import { readXlsx } from './readXlsx'

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** The container of .xls files and of files that Excel has locked with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const ENCRYPTED = 'EncryptedPackage'

function isLocked(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  return text.includes(ENCRYPTED)
}

/** Pictures, PDF files and programs have NUL bytes near their beginning, text has none. */
const isBinary = (bytes: Uint8Array) =>
  !startsWith(bytes, [0xff, 0xfe]) && !startsWith(bytes, [0xfe, 0xff]) && bytes.subarray(0, 4096).includes(0)

async function readRows(bytes: Uint8Array, columns: readonly Column[]): Promise<Table> {
  if (bytes.length === 0) throw new FileError('fileEmpty')
  if (startsWith(bytes, OLE)) throw new FileError(isLocked(bytes) ? 'fileLocked' : 'fileOld')
  if (startsWith(bytes, ZIP)) return readXlsx(bytes)
  if (isBinary(bytes) || startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) throw new FileError('fileType')
  return readCsv(bytes, columns)
}

/** Reads a file by its content, whatever its name. Throws {@link FileError} for a file that cannot be used. */
export async function readTable(bytes: Uint8Array, columns: readonly Column[]): Promise<Table> {
  const table = await readRows(bytes, columns)
  const filled = filledRows(table).length
  const hasHeadings = table.rows[0]?.some((cell) => cell !== null && String(cell).trim() !== '') ?? false
  if (!hasHeadings) throw new FileError('fileEmpty')
  if (filled === 0) throw new FileError('fileNoRows')
  if (filled > MAX_IMPORT_ROWS) throw new FileError('fileRows', { n: filled, max: MAX_IMPORT_ROWS })
  return table
}
