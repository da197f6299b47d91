import { light as colour } from '@theme/tokens'
import type { OfferedOption, OfferStay } from '@/domain/offer/publicOffer'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/offer/offer'
import { airlineBlock, airlineRow, dotted } from '../drawing/blocks'
import { boxed, moved, padded, stacked, type Block, type PictureElement } from '../drawing/elements'
import type { Pen } from '../drawing/pen'
import { starsAt, starsWidth } from '../drawing/shapes'
import { journeyFacts, optionName, priceNote, shownPrices, stayFacts } from '../words'

/** The paths of the images that can be painted. */
export type Shown = { photos: ReadonlySet<string>; logos: ReadonlySet<string> }
export const NO_IMAGES: Shown = { photos: new Set(), logos: new Set() }

/** The airline behind its logo, or behind an aeroplane if no logo can be painted. */
export function airlineLogoBlock(
  option: OfferedOption,
  pen: Pen,
  width: number,
  { logos }: Shown,
): Block<PictureElement> {
  const { airline, airlineLogo = null } = option
  if (airline === null || airlineLogo === null || !logos.has(airlineLogo)) return airlineBlock(option, pen, width)
  const side = 1.9 * pen.fontOf('airline').size
  const mark = { kind: 'image', x: 0, y: 0, width: side, height: side, path: airlineLogo, fit: 'contain' } as const
  return airlineRow(airline, { mark, side }, pen, width)
}

/** The hotel of a city with its stars at the right, and its facts under it. */
function stayRow(stay: OfferStay, pen: Pen, width: number): Block {
  const { size } = pen.fontOf('label')
  const taken = starsWidth(stay.stars, size)
  const hotel = `${t(`offer.city.${stay.city}`)}: ${stay.hotel}`
  const name = pen.write(hotel, 'strong', width - taken - size)
  const stars = moved(starsAt(stay.stars, size), width - taken, size * 0.3)
  return stacked(
    [
      { height: name.height, elements: [...name.elements, ...stars] },
      pen.write(dotted(stayFacts(stay)), 'body', width, colour.quiet),
    ],
    0,
  )
}

/** The prices under the names of their rooms, side by side, or in one column if they are too wide. */
function priceColumns(option: OfferedOption, pen: Pen, width: number): Block {
  const prices = shownPrices(option).map(({ name, perJamaah }) => ({ name, text: formatRupiah(perJamaah) }))
  const column = width / Math.max(3, prices.length)
  const fits = prices.every(({ text }) => pen.measure(text, pen.fontOf('sum')) < column)
  const cells = prices.map(({ name, text }) =>
    stacked(
      [
        pen.write(name, 'body', fits ? column : width, colour.accentDark),
        pen.write(text, 'sum', fits ? column : width, colour.accentDark),
      ],
      0,
    ),
  )
  if (!fits) return stacked(cells, 0)
  return {
    height: Math.max(0, ...cells.map(({ height }) => height)),
    elements: cells.flatMap(({ elements }, place) => moved(elements, place * column, 0)),
  }
}

type Drawing = { pen: Pen; width: number; shown: Shown }

/** A package of an offer with options, in short: its letter and name, hotels, airline and prices. */
export function optionBlock(
  option: OfferedOption,
  place: number,
  { pen, width, shown }: Drawing,
): Block<PictureElement> {
  const inline = 24 * pen.scale
  const inner = width - 2 * inline
  const sums = stacked(
    [priceColumns(option, pen, inner), pen.write(priceNote(option), 'body', inner, colour.accentDark)],
    4 * pen.scale,
  )
  return stacked<PictureElement>(
    [
      pen.write(optionName(option, place), 'name', width, colour.accent),
      pen.write(dotted(journeyFacts(option)), 'body', width),
      ...(option.stays.length > 0
        ? option.stays.map((stay) => stayRow(stay, pen, width))
        : [pen.write(t('offer.noHotel'), 'strong', width)]),
      airlineLogoBlock(option, pen, width, shown),
      boxed(padded(sums, inline, 12 * pen.scale), width, colour.accentSoft, 16 * pen.scale),
    ],
    6 * pen.scale,
  )
}
