import type { Attributes } from '../xml'
import { unitText } from '../xlsx/formats'

/** Collects from an OpenDocument file what each style of cells writes beside a number, and which sheets are hidden. */
export function createStyles() {
  /** The letters of each number format, by its name. */
  const formats = new Map<string, string>()
  const formatOfStyle = new Map<string, string>()
  const hiddenTables = new Set<string>()
  let [style, format] = ['', '']

  const open = (name: string, attributes: Attributes) => {
    if (name === 'style') {
      style = attributes.name ?? ''
      formatOfStyle.set(style, attributes['data-style-name'] ?? '')
    }
    if (name === 'table-properties' && attributes.display === 'false') hiddenTables.add(style)
    if (/^(number|currency|percentage)-style$/.test(name)) {
      format = attributes.name ?? ''
      formats.set(format, name === 'percentage-style' ? '%' : '')
    }
  }
  const text = (part: string) => {
    const known = formats.get(format)
    if (format !== '' && known !== undefined && known !== '%') formats.set(format, known + part)
  }
  const close = (name: string) => {
    if (name.endsWith('-style')) format = ''
  }

  return {
    open,
    text,
    close,
    unitOf: (styleName: string | undefined): string =>
      unitText(formats.get(formatOfStyle.get(styleName ?? '') ?? '') ?? ''),
    isHidden: (styleName: string | undefined): boolean => hiddenTables.has(styleName ?? ''),
  }
}
