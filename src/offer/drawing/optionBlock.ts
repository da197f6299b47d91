import { light as colour } from '../../../theme/tokens'
import type { OfferedOption, OfferStay } from '../../domain/offer/publicOffer'
import { formatRupiah } from '../../domain/values/money'
import { t } from '../../i18n/offer/offer'
import { optionName, priceNote, shownPrices, stayFacts } from '../words'
import { dotted, starsAt } from './blocks'
import { boxed, moved, padded, stacked, type Block } from './elements'
import type { Pen } from './pen'

/** The hotel of a city with its stars at the right, and its facts under it. */
function stayRow(stay: OfferStay, pen: Pen, width: number): Block {
  const size = pen.fontOf('label').size
  const starsWidth = stay.stars * size * 1.15
  const hotel = `${t(`offer.city.${stay.city}`)}: ${stay.hotel}`
  const name = pen.write(hotel, 'strong', width - starsWidth - size)
  const stars = moved(starsAt(stay.stars, size), width - starsWidth, size * 0.3)
  return stacked(
    [
      { height: name.height, elements: [...name.elements, ...stars] },
      pen.write(dotted(stayFacts(stay)), 'body', width, colour.quiet),
    ],
    0,
  )
}

/** A package of an offer with options, in short: its letter and name, hotels, airline and prices. */
export function optionBlock(option: OfferedOption, place: number, pen: Pen, width: number): Block {
  const inline = 24 * pen.scale
  const prices = shownPrices(option).map(({ name, perJamaah }) => `${name} ${formatRupiah(perJamaah)}`)
  const sums = stacked(
    [
      pen.write(dotted(prices), 'strong', width - 2 * inline, colour.accentDark),
      pen.write(priceNote(option), 'body', width - 2 * inline, colour.accentDark),
    ],
    0,
  )
  return stacked(
    [
      pen.write(optionName(option, place), 'name', width, colour.accent),
      ...(option.stays.length > 0
        ? option.stays.map((stay) => stayRow(stay, pen, width))
        : [pen.write(t('offer.noHotel'), 'strong', width)]),
      pen.write(option.airline ?? '', 'body', width),
      boxed(padded(sums, inline, 12 * pen.scale), width, colour.accentSoft, 16 * pen.scale),
    ],
    6 * pen.scale,
  )
}
