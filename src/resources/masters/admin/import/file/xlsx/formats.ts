import { readXml, type Attributes } from '../xml'

/**
 * What the number format of a cell writes beside the number: `SAR` for `"SAR" #,##0`, `%` for a percentage, and an empty
 * text for a plain number.
 */
export type Formats = readonly string[]

/** Excel's own formats with a percent sign; they are not written in the file. */
const OWN: Readonly<Record<string, string>> = { 9: '%', 10: '%' }

/** Brackets, dashes and spaces around a number are no unit. Letters, digits, percent and currency signs, and stars are. */
const NO_UNIT = /[^\p{L}\p{Nd}\p{Sc}%*★²/.\s]/gu

/** What the literal text of a format says beside the number. */
export const unitText = (literal: string): string => literal.replace(NO_UNIT, '').trim()

/** The literal text that begins at a place of a format, and the place of its last sign. */
function literalAt(code: string, at: number): [text: string, last: number] {
  const sign = code[at] ?? ''
  const until = (end: string) => {
    const found = code.indexOf(end, at + 1)
    return found === -1 ? code.length : found
  }
  if (sign === '"') return [code.slice(at + 1, until('"')), until('"')]
  if (sign === '[') {
    // `[$SAR-421]` is a currency with the number of a country; `[Red]` and `[>=100]` write nothing.
    const inner = code.slice(at + 1, until(']'))
    return [inner.startsWith('$') ? (inner.slice(1).split('-')[0] ?? '') : '', until(']')]
  }
  if (sign === '\\') return [code[at + 1] ?? '', at + 1]
  if (sign === '_' || sign === '*') return ['', at + 1]
  return [/[\p{L}\p{Sc}%]/u.test(sign) ? sign : '', at]
}

/** The letters of a format's first section: `"SAR" #,##0`, `[$SAR-421]#,##0` and `#,##0\ \S\A\R` write SAR. */
export function unitOfFormat(code: string): string {
  const plain = code.replace(/general|E(?=[+-])/giu, '')
  let unit = ''
  for (let at = 0; at < plain.length && plain[at] !== ';'; at += 1) {
    const [text, last] = literalAt(plain, at)
    unit += text
    at = last
  }
  // 0.000 shows 1.25 as 1.250, which is a price of its own.
  return unitText(unit) + (/^[^;]*(?<!["\\])\.0{3}(?![0#?])/.test(plain) ? '.000' : '')
}

/** Reads the formats of a workbook's `styles.xml`, in the order of the cells' `s`. */
export function readFormats(xml: string | null): Formats {
  const own = new Map<string, string>(Object.entries(OWN))
  const formats: string[] = []
  let isCellStyle = false
  const open = (name: string, { numFmtId = '', formatCode = '' }: Attributes) => {
    if (name === 'numFmt') own.set(numFmtId, unitOfFormat(formatCode))
    if (name === 'cellXfs') isCellStyle = true
    if (name === 'xf' && isCellStyle) formats.push(own.get(numFmtId) ?? '')
  }
  const close = (name: string) => {
    if (name === 'cellXfs') isCellStyle = false
  }
  if (xml) readXml(xml, { open, close })
  return formats
}
