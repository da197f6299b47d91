import { light as colour } from '@theme/tokens'
import type { OfferedOption } from '@/domain/offer/publicOffer'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/offer/offer'
import { titleBlock } from '../drawing/blocks'
import { NOTHING, moved, stacked, type Block } from '../drawing/elements'
import type { Pen, PenStyle } from '../drawing/pen'
import { partName, shownPrices } from '../words'

/** A row of the plan: a payment with its day, and its amount for each room type. */
type Row = { name: string; amounts: string[] }

/** A room type lacks a part if an earlier part took the whole rest: its cell has a dash. */
function rowsOf(offer: OfferedOption): Row[] {
  const rows = new Map<string, { due: string; row: Row }>()
  const prices = shownPrices(offer)
  for (const [column, { parts }] of prices.entries()) {
    const seen: Record<string, number> = {}
    for (const part of parts) {
      const name = partName(part)
      // Two instalments may be due on one day.
      seen[name] = (seen[name] ?? 0) + 1
      const key = `${name} ${seen[name]}`
      const due = `${part.kind === 'rest' ? 2 : part.due ? 1 : 0}${part.due ?? ''}`
      const { row } = rows.get(key) ?? { row: { name, amounts: prices.map(() => '–') } }
      row.amounts[column] = formatRupiah(part.amount)
      rows.set(key, { due, row })
    }
  }
  return [...rows.values()].sort((a, b) => a.due.localeCompare(b.due)).map(({ row }) => row)
}

/** The payment plan as a table: a row for each part, a column for each room type. */
export function planBlock(offer: OfferedOption, pen: Pen, width: number): Block {
  const rows = rowsOf(offer)
  if (rows.length === 0) return NOTHING
  const gap = 28 * pen.scale
  const rooms = shownPrices(offer).map(({ name, room }) => (room ? name : ''))
  const widest = (texts: readonly string[], style: PenStyle) =>
    Math.max(...texts.map((text) => pen.measure(text, pen.fontOf(style))))
  const amounts = rows.flatMap((row) => row.amounts)
  const column = gap + Math.max(widest(amounts, 'body'), widest(rooms, 'strong'))
  const left = width - column * rooms.length

  const line = (name: string, cells: readonly string[], style: PenStyle): Block => {
    const label = pen.write(name, 'body', left)
    const written = cells.map((cell, index) =>
      moved(pen.write(cell, style, column, colour.text, 'right').elements, left + index * column, 0),
    )
    const height = Math.max(label.height, pen.write(cells[0] ?? '', style, column).height)
    return { height, elements: [...label.elements, ...written.flat()] }
  }
  return stacked(
    [
      titleBlock(t('offer.plan'), pen, width),
      ...(rooms.some(Boolean) ? [line('', rooms, 'strong')] : []),
      ...rows.map((row) => line(row.name, row.amounts, 'body')),
    ],
    5 * pen.scale,
  )
}
