import { colour } from '../../../theme/tokens'
import type { PublicOffer } from '../../domain/offer/publicOffer'
import { formatRupiah } from '../../domain/values/money'
import { t } from '../../i18n/offer'
import { pricesBlock, servicesBlock, stayBlock, titleBlock } from '../drawing/blocks'
import { NOTHING, moved, stacked, type Block } from '../drawing/elements'
import type { Pen, PenStyle } from '../drawing/pen'
import { groupTotal, roomsName } from '../words'
import type { Part } from './flow'
import { planBlock } from './planBlock'

/** A name and an amount at the two ends of a line. A long name wraps beside the amount. */
function amountRow(name: string, rupiah: number, pen: Pen, width: number, style: PenStyle = 'body'): Block {
  const text = formatRupiah(rupiah)
  const left = width - pen.measure(text, pen.fontOf(style)) - 24 * pen.scale
  const label = pen.write(name, style, left)
  const amount = pen.write(text, style, width, colour.text, 'right')
  return { height: Math.max(label.height, amount.height), elements: [...label.elements, ...amount.elements] }
}

/** The rooms of the customer's group with their total. */
function mixBlock(offer: PublicOffer, pen: Pen, width: number): Block {
  if (offer.roomMix.length === 0) return NOTHING
  return stacked(
    [
      titleBlock(t('offer.roomMix'), pen, width),
      ...offer.roomMix.map((mix) => amountRow(roomsName(mix), mix.total, pen, width)),
      amountRow(t('offer.roomMixTotal'), groupTotal(offer), pen, width, 'strong'),
    ],
    6 * pen.scale,
  )
}

function bulleted(text: string, pen: Pen, width: number): Block {
  const indent = 30 * pen.scale
  const line = pen.write(text, 'body', width - indent)
  const bullet = pen.write('•', 'body', indent, colour.accent)
  return { height: line.height, elements: [...bullet.elements, ...moved(line.elements, indent, 0)] }
}

/** Everything of an offer between head and foot. A title stays with the first line of its list. */
export function pageParts(offer: PublicOffer, pen: Pen, width: number): Part[] {
  const wide = 34 * pen.scale
  const list = (title: string, lines: readonly string[]): Part[] =>
    lines.length === 0
      ? []
      : [
          { ...titleBlock(title, pen, width), gap: wide, keepsNext: true },
          ...lines.map((line) => ({ ...bulleted(line, pen, width), gap: 6 * pen.scale })),
        ]
  const single = (block: Block): Part => ({ ...block, gap: wide })
  return [
    ...offer.stays.map((stay) => single(stayBlock(stay, pen, width))),
    single(servicesBlock(offer, pen, width)),
    single(pricesBlock(offer, pen, width)),
    single(mixBlock(offer, pen, width)),
    single(planBlock(offer, pen, width)),
    ...list(t('offer.included'), offer.included),
    ...list(t('offer.excluded'), offer.excluded),
    ...list(t('offer.terms'), offer.terms),
  ].filter(({ height }) => height > 0)
}
