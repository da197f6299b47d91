import { light as colour } from '@theme/tokens'
import type { OfferedOption } from '@/domain/offer/publicOffer'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/offer/offer'
import { titleBlock } from '../drawing/blocks'
import { NOTHING, moved, stacked, type Block } from '../drawing/elements'
import type { Pen, PenStyle } from '../drawing/pen'
import { planLines } from '../planLines'
import { shownPrices } from '../words'

/** The payment plan as a table: a row for each part, a column for each room type. */
export function planBlock(offer: OfferedOption, pen: Pen, width: number): Block {
  const prices = shownPrices(offer)
  // A room type lacks a part if an earlier part took the whole rest: its cell has a dash.
  const rows = planLines(offer.prices).map(({ name, amounts }) => ({
    name,
    amounts: prices.map(({ room }) => {
      const part = amounts.find((one) => room === null || one.room === room)
      return part ? formatRupiah(part.amount) : '–'
    }),
  }))
  if (rows.length === 0) return NOTHING
  const gap = 28 * pen.scale
  const rooms = prices.map(({ name, room }) => (room ? name : ''))
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
