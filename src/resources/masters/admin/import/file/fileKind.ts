import type { Zip } from './zip'
import { FileError } from './limits'

export const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** The container of .xls files and of files that Excel has locked with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const PDF = [0x25, 0x50, 0x44, 0x46]
const UTF16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]
const ARCHIVES: readonly (readonly [name: string, signature: readonly number[]])[] = [
  ['RAR', [0x52, 0x61, 0x72, 0x21]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf]],
  ['gzip', [0x1f, 0x8b]],
]
const ENCRYPTED = 'EncryptedPackage'

function isLocked(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  return text.includes(ENCRYPTED)
}

/** Pictures and programs have NUL bytes near their beginning, text has none. */
const isBinary = (bytes: Uint8Array) =>
  !UTF16.some((mark) => startsWith(bytes, mark)) && bytes.subarray(0, 4096).includes(0)

/** Tells ZIP files from texts, and names files of another kind. The name of a file says nothing. */
export function kindOfBytes(bytes: Uint8Array): 'zip' | 'text' {
  if (bytes.length === 0) throw new FileError('fileEmpty')
  if (startsWith(bytes, OLE)) throw new FileError(isLocked(bytes) ? 'fileLocked' : 'fileOld')
  if (startsWith(bytes, ZIP)) return 'zip'
  const archive = ARCHIVES.find(([, signature]) => startsWith(bytes, signature))
  if (archive) throw new FileError('fileArchive', { kind: archive[0] })
  if (startsWith(bytes, PDF)) throw new FileError('filePdf')
  if (isBinary(bytes)) throw new FileError('fileType')
  return 'text'
}

const NAMED = 3
const listed = (names: readonly string[]) => names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ', …' : '')

/** Tells the spreadsheets among ZIP files, and names the others. */
export function kindOfZip(zip: Zip): 'xlsx' | 'ods' {
  const has = (end: string) => zip.names.some((name) => name.replaceAll('\\', '/').toLowerCase().endsWith(end))
  if (has('xl/workbook.bin')) throw new FileError('fileXlsb')
  if (has('word/document.xml')) throw new FileError('fileOffice', { program: 'Word' })
  if (has('ppt/presentation.xml')) throw new FileError('fileOffice', { program: 'PowerPoint' })
  if (has('.iwa')) throw new FileError('fileNumbers')
  if (has('[content_types].xml')) return 'xlsx'
  const mimetype = zip.names.includes('mimetype') ? (zip.text('mimetype') ?? '') : ''
  if (mimetype.includes('opendocument') && !mimetype.includes('spreadsheet'))
    throw new FileError('fileOffice', { program: 'LibreOffice Writer' })
  if (has('content.xml') && has('manifest.xml')) return 'ods'
  const files = zip.names.filter((name) => !name.endsWith('/') && !name.startsWith('__MACOSX/'))
  throw files.length > 0 ? new FileError('fileZip', { files: listed(files) }) : new FileError('fileBroken')
}

const BEGINNING = 4096

/** Names texts that are no CSV: web pages (which programs often call .xls), XML, and links to a Google sheet. */
export function refuseMarkup(text: string): void {
  const start = text.slice(0, BEGINNING).trimStart().toLowerCase()
  if (start.startsWith('mime-version:')) throw new FileError('fileHtml')
  if (start.startsWith('{') && start.includes('docs.google.com')) throw new FileError('fileLink')
  if (!start.startsWith('<')) return
  const isXml = start.startsWith('<?xml') && !start.includes('<html')
  throw new FileError(isXml ? 'fileXml' : 'fileHtml')
}
