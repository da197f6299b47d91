import { light as colour } from '../../../theme/tokens'
import type { OfferedOption } from '../../domain/offer/publicOffer'
import { formatRupiah } from '../../domain/values/money'
import { t } from '../../i18n/offer/offer'
import { groupTotal, roomsName } from '../words'
import { titleBlock } from './blocks'
import { NOTHING, stacked, type Block } from './elements'
import type { Pen, PenStyle } from './pen'

/** A name and an amount at the two ends of a line. A long name wraps beside the amount. */
function amountRow(name: string, rupiah: number, pen: Pen, width: number, style: PenStyle = 'body'): Block {
  const text = formatRupiah(rupiah)
  const left = width - pen.measure(text, pen.fontOf(style)) - 24 * pen.scale
  const label = pen.write(name, style, left)
  const amount = pen.write(text, style, width, colour.text, 'right')
  return { height: Math.max(label.height, amount.height), elements: [...label.elements, ...amount.elements] }
}

/** The rooms of the customer's group with their total. */
export function mixBlock(offer: OfferedOption, pen: Pen, width: number): Block {
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
