import { light as colour } from '../../../theme/tokens'
import { optionsOf } from '../../domain/offer/options'
import type { OfferedOption, OfferStay, PublicOffer } from '../../domain/offer/publicOffer'
import { formatRupiah } from '../../domain/values/money'
import { t } from '../../i18n/offer/offer'
import { isolatedOffer } from '../direction'
import {
  airlineBlock,
  airlineRow,
  dotted,
  footBlock,
  headBlock,
  mixBlock,
  pricesBlock,
  servicesBlock,
  stayBlocks,
} from '../drawing/blocks'
import { boxed, moved, padded, stacked, type Block, type Measure, type PictureElement } from '../drawing/elements'
import { penOf, type Pen } from '../drawing/pen'
import { starsAt, starsWidth } from '../drawing/shapes'
import { skyline } from '../drawing/skyline'
import { journeyFacts, optionName, priceNote, shownPrices, stayFacts } from '../words'

/** The paths of the images that can be painted. */
export type Shown = { photos: ReadonlySet<string>; logos: ReadonlySet<string> }
export const NO_IMAGES: Shown = { photos: new Set(), logos: new Set() }

/** The airline behind its logo, or behind an aeroplane where no logo can be painted. */
function logoBlock(option: OfferedOption, pen: Pen, width: number, { logos }: Shown): Block<PictureElement> {
  const { airline, logo = null } = option
  if (airline === null || logo === null || !logos.has(logo)) return airlineBlock(option, pen, width)
  const side = 1.9 * pen.fontOf('airline').size
  const mark = { kind: 'image', x: 0, y: 0, width: side, height: side, path: logo, fit: 'contain' } as const
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

/** The prices side by side, each under the name of its room; one below the other where they are too wide. */
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
function optionBlock(option: OfferedOption, place: number, { pen, width, shown }: Drawing): Block<PictureElement> {
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
      logoBlock(option, pen, width, shown),
      boxed(padded(sums, inline, 12 * pen.scale), width, colour.accentSoft, 16 * pen.scale),
    ],
    6 * pen.scale,
  )
}

/** The size of the picture in pixels: WhatsApp shows this shape whole (docs/product.md §21.3.2). */
export const PICTURE = { width: 1080, height: 1350 } as const

const MARGIN = 64
/** The gap between the parts of the card at the usual size of writing. */
const LEAST_GAP = 26
const CARD = { side: 40, padding: 40, overlap: 48 }
/** The height of the scene above the head, by the size of writing; it grows into what is left. */
const SCENE = { least: 230, leastOfOptions: 130, most: 430 }
const MOST_PHOTOS = 2
const PHOTO_GAP = 8

/** The sizes of writing to try: from that of a short offer down to that of the longest one. */
const SCALES = { largest: 1.1, step: 0.04, smallest: 0.3 }

type Parts = { scene: number; head: Block; card: Block<PictureElement>[]; foot: Block; gap: number }

const cardWidth = PICTURE.width - 2 * CARD.side
const innerWidth = cardWidth - 2 * CARD.padding
const textWidth = PICTURE.width - 2 * MARGIN

function cardOf(offer: PublicOffer, pen: Pen, shown: Shown): Block<PictureElement>[] {
  const options = optionsOf(offer)
  const drawing = { pen, width: innerWidth, shown }
  if (options.length > 1) return options.map((option, place) => optionBlock(option, place, drawing))
  return [
    ...stayBlocks(offer, pen, innerWidth),
    logoBlock(offer, pen, innerWidth, shown),
    servicesBlock(offer, pen, innerWidth),
    pricesBlock(offer, pen, innerWidth),
    mixBlock(offer, pen, innerWidth),
  ]
}

const ON_DARK = { text: colour.onAccent, number: colour.accentSoft }

function partsAt(scale: number, offer: PublicOffer, measure: Measure, shown: Shown): Parts {
  const pen = penOf(scale, measure)
  return {
    scene: (offer.others ? SCENE.leastOfOptions : SCENE.least) * scale,
    head: headBlock(offer, pen, textWidth),
    card: cardOf(offer, pen, shown).filter(({ height }) => height > 0),
    foot: footBlock(offer, penOf(Math.min(1, scale), measure), textWidth, ON_DARK),
    gap: LEAST_GAP * scale,
  }
}

const cardHeight = ({ card, gap }: Parts) => stacked(card, gap).height + 2 * CARD.padding
const heightOf = (parts: Parts) =>
  parts.scene + parts.head.height + cardHeight(parts) + parts.foot.height + 5 * parts.gap

/** The photos of the hotels, each once, or the drawn skyline where none can be painted. */
function sceneBlock(offer: PublicOffer, height: number, { photos }: Shown): Block<PictureElement> {
  const images = optionsOf(offer).flatMap(({ stays }) => stays.flatMap(({ image }) => image ?? []))
  const paths = [...new Set(images)].filter((path) => photos.has(path)).slice(0, MOST_PHOTOS)
  if (paths.length === 0) return skyline(PICTURE.width, height)
  const width = (PICTURE.width - PHOTO_GAP * (paths.length - 1)) / paths.length
  const elements = paths.map(
    (path, place) =>
      ({ kind: 'image', x: place * (width + PHOTO_GAP), y: 0, width, height, path, fit: 'cover' }) as const,
  )
  return { height, elements }
}

/** Shares what is left of the page: the scene takes most of it, the gaps the rest. */
function spread(parts: Parts): Parts {
  const spare = Math.max(0, PICTURE.height - heightOf(parts))
  const scene = Math.min(SCENE.most, parts.scene + 0.7 * spare)
  const rest = spare - (scene - parts.scene)
  return { ...parts, scene, gap: parts.gap + rest / (parts.card.length + 4) }
}

/**
 * Places an offer on the picture. It writes as large as the whole offer allows: nothing is left out and nothing is cut.
 * The space that is left goes to the scene and between the parts.
 */
export function pictureLayout(given: PublicOffer, measure: Measure, shown = NO_IMAGES): PictureElement[] {
  const offer = isolatedOffer(given)
  let scale = SCALES.largest
  let parts = partsAt(scale, offer, measure, shown)
  while (heightOf(parts) > PICTURE.height && scale > SCALES.smallest) {
    scale -= SCALES.step
    parts = partsAt(scale, offer, measure, shown)
  }
  const placed = spread(parts)
  return elementsOf(placed, sceneBlock(offer, placed.scene, shown))
}

/** From the top: the scene, the head on its dark ground, the card that reaches into it, and the foot. */
function elementsOf(parts: Parts, scene: Block<PictureElement>): PictureElement[] {
  const { head, card, foot, gap } = parts
  const ground = { kind: 'box', x: 0, width: PICTURE.width, radius: 0 } as const
  const headTop = scene.height + gap
  const cardTop = headTop + head.height + gap
  const height = cardHeight(parts)
  const footHeight = foot.height + 2 * gap
  return [
    { ...ground, y: 0, height: PICTURE.height, colour: colour.page },
    { ...ground, y: 0, height: cardTop + CARD.overlap, colour: colour.accentDark },
    ...scene.elements,
    ...moved(head.elements, MARGIN, headTop),
    { kind: 'box', x: CARD.side, y: cardTop, width: cardWidth, height, colour: colour.surface, radius: 32 },
    ...moved(stacked(card, gap).elements, CARD.side + CARD.padding, cardTop + CARD.padding),
    { ...ground, y: PICTURE.height - footHeight, height: footHeight, colour: colour.accentDark },
    ...moved(foot.elements, MARGIN, PICTURE.height - footHeight + gap),
  ]
}
