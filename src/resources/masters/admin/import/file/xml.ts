import { Parser } from 'saxen'
import { FileError } from './limits'

/** The attributes of an element, by their names without prefix. */
export type Attributes = Readonly<Record<string, string>>

export type XmlReader = {
  open?: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** A workbook may give its elements any prefix: `x:row` and `row` are one. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads XML from its beginning to its end. It knows no entities but XML's own five, so no text can grow. */
export function readXml(xml: string, { open, close, text }: XmlReader): void {
  const parser = new Parser()
  parser.on('openTag', (name, attributesOf, decode) => {
    const read = attributesOf() || {}
    open?.(local(name), Object.fromEntries(Object.entries(read).map(([key, value]) => [local(key), decode(value)])))
  })
  parser.on('closeTag', (name) => close?.(local(name)))
  parser.on('text', (raw, decode) => text?.(decode(raw)))
  parser.on('cdata', (raw) => text?.(raw))
  try {
    parser.parse(xml)
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('fileBroken')
  }
}

/** A text as XML holds it. Signs that XML cannot hold are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uFFFD]/g, (sign) => (/[\uD800-\uDFFF]/.test(sign) ? sign : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')

/** Whether an attribute says yes. */
export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'
