import { strToU8, unzipSync, zipSync } from 'fflate'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'

/** An XLSX file as Excel writes it, with real number and date cells. */
export const xlsx = async (rows: SheetData): Promise<Uint8Array> =>
  new Uint8Array(await writeXlsxFile(rows, { dateFormat: 'yyyy-mm-dd' }).toBuffer())

/** An XLSX file whose first sheet has another XML. */
export async function xlsxWith(rows: SheetData, change: (xml: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await xlsx(rows))
  const name = 'xl/worksheets/sheet1.xml'
  const xml = new TextDecoder().decode(parts[name])
  return zipSync({ ...parts, [name]: strToU8(change(xml)) })
}

const CENTRAL_ENTRY = [0x50, 0x4b, 1, 2]

/** An XLSX file whose first part says that it unpacks to this many bytes. */
export async function zipBomb(bytes: number): Promise<Uint8Array> {
  const file = await xlsx([['Nama']])
  const entry = file.findIndex((_, at) => CENTRAL_ENTRY.every((byte, offset) => file[at + offset] === byte))
  new DataView(file.buffer).setUint32(entry + 24, bytes, true)
  return file
}

export const text = (content: string): Uint8Array => strToU8(content)
