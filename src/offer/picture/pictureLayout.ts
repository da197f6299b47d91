import { light as colour } from '../../../theme/tokens'
import { optionsOf } from '../../domain/offer/options'
import type { PublicOffer, OfferedOption, OfferStay } from '../../domain/offer/publicOffer'
import {
  footBlock,
  headBlock,
  pricesBlock,
  servicesBlock,
  stayBlocks,
  dotted,
  starsAt,
  mixBlock,
} from '../drawing/blocks'
import { isolatedOffer } from '../direction'
import { moved, stacked, type Block, type DrawnElement, type Measure, boxed, padded } from '../drawing/elements'
import { penOf, type Pen } from '../drawing/pen'
import { formatRupiah } from '../../domain/values/money'
import { t } from '../../i18n/offer/offer'
import { optionName, priceNote, shownPrices, stayFacts } from '../words'

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
function optionBlock(option: OfferedOption, place: number, pen: Pen, width: number): Block {
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

/** The size of the picture in pixels: WhatsApp shows this shape whole (docs/product.md §21.3.2). */
export const PICTURE = { width: 1080, height: 1350 } as const

const MARGIN = 64
/** The gap between the parts of the card at the usual size of writing. */
const LEAST_GAP = 28
const CARD = { side: 40, padding: 40, overlap: 48 }

/** The sizes of writing to try: from that of a short offer down to that of the longest one. */
const SCALES = { largest: 1.1, step: 0.04, smallest: 0.3 }

type Parts = { head: Block; card: Block[]; foot: Block }

const cardWidth = PICTURE.width - 2 * CARD.side
const innerWidth = cardWidth - 2 * CARD.padding

function cardOf(offer: PublicOffer, pen: Pen): Block[] {
  const options = optionsOf(offer)
  if (options.length > 1) return options.map((option, place) => optionBlock(option, place, pen, innerWidth))
  return [
    ...stayBlocks(offer, pen, innerWidth),
    servicesBlock(offer, pen, innerWidth),
    pricesBlock(offer, pen, innerWidth),
    mixBlock(offer, pen, innerWidth),
  ]
}

function partsOf(offer: PublicOffer, pen: Pen): Parts {
  return {
    head: headBlock(offer, pen, PICTURE.width - 2 * MARGIN),
    card: cardOf(offer, pen).filter(({ height }) => height > 0),
    foot: footBlock(offer, pen, PICTURE.width - 2 * MARGIN),
  }
}

/** The height of everything with the smallest gap between the parts of the card. */
function heightOf({ head, card, foot }: Parts, gap: number) {
  return MARGIN + head.height + MARGIN + cardHeight(card, gap) + gap + foot.height + gap
}

const cardHeight = (card: readonly Block[], gap: number) => stacked(card, gap).height + 2 * CARD.padding

/**
 * Places an offer on the picture. It writes as large as the whole offer allows: nothing is left out and nothing is cut.
 * The space that is left goes between the parts.
 */
export function pictureLayout(given: PublicOffer, measure: Measure): DrawnElement[] {
  const offer = isolatedOffer(given)
  let scale = SCALES.largest
  let parts = partsOf(offer, penOf(scale, measure))
  while (heightOf(parts, LEAST_GAP * scale) > PICTURE.height && scale > SCALES.smallest) {
    scale -= SCALES.step
    parts = partsOf(offer, penOf(scale, measure))
  }
  return placed(parts, LEAST_GAP * scale)
}

function placed(parts: Parts, leastGap: number): DrawnElement[] {
  const { head, card, foot } = parts
  const spare = Math.max(0, PICTURE.height - heightOf(parts, leastGap))
  // The gaps of the card, the two around the foot, and the one above the head share what is left.
  const gap = leastGap + Math.min(48, spare / (card.length + 2))
  const top = MARGIN + Math.max(0, PICTURE.height - heightOf(parts, gap)) / 2
  const headBottom = top + head.height + MARGIN
  const cardTop = headBottom
  const content = stacked(card, gap)
  const height = content.height + 2 * CARD.padding
  const cardBottom = cardTop + height
  // In the middle below the card, but at the bottom of a picture that has much room.
  const footTop = Math.max(
    cardBottom + (PICTURE.height - cardBottom - foot.height) / 2,
    PICTURE.height - MARGIN - foot.height,
  )
  return [
    { kind: 'box', x: 0, y: 0, ...PICTURE, colour: colour.page, radius: 0 },
    {
      kind: 'box',
      x: 0,
      y: 0,
      width: PICTURE.width,
      height: cardTop + CARD.overlap,
      colour: colour.accentDark,
      radius: 0,
    },
    ...moved(head.elements, MARGIN, top),
    { kind: 'box', x: CARD.side, y: cardTop, width: cardWidth, height, colour: colour.surface, radius: 32 },
    ...moved(content.elements, CARD.side + CARD.padding, cardTop + CARD.padding),
    ...moved(foot.elements, MARGIN, footTop),
  ]
}
