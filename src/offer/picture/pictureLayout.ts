import { light as colour } from '@theme/tokens'
import { optionsOf } from '@/domain/offer/options'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { isolatedOffer } from '../direction'
import { footBlock, headBlock, mixBlock, pricesBlock, servicesBlock, stayBlocks } from '../drawing/blocks'
import { moved, stacked, type Block, type Measure, type PictureElement } from '../drawing/elements'
import { penOf, type Pen } from '../drawing/pen'
import { skyline } from '../drawing/skyline'
import { airlineLogoBlock, NO_IMAGES, optionBlock, type Shown } from './optionBlock'

/** The size of the picture in pixels: WhatsApp shows this shape whole (docs/product.md §21.3.2). */
export const PICTURE = { width: 1080, height: 1350 } as const

const MARGIN = 64
/** The gap between the parts of the card at the usual size of writing. */
const LEAST_GAP = 26
const CARD = { side: 40, padding: 40, overlap: 48 }
/** The height of the scene above the head: by the size of writing, and it grows into what is left. */
const SCENE = { usual: 230, most: 430 }
/** The least height of the scene. The open page shows this much of the picture on a phone. */
export const LEAST_SCENE = { single: 180, options: 130 } as const
/** The most photos at the head of a picture. */
export const MOST_PHOTOS = 2
const PHOTO_GAP = 8

/** The sizes of writing to try: from a short offer's down to the longest offer's. */
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
    airlineLogoBlock(offer, pen, innerWidth, shown),
    servicesBlock(offer, pen, innerWidth),
    pricesBlock(offer, pen, innerWidth),
    mixBlock(offer, pen, innerWidth),
  ]
}

const ON_DARK = { text: colour.onAccent, number: colour.accentSoft }

function partsAt(scale: number, offer: PublicOffer, measure: Measure, shown: Shown): Parts {
  const pen = penOf(scale, measure)
  return {
    scene: offer.others ? LEAST_SCENE.options : Math.max(LEAST_SCENE.single, SCENE.usual * scale),
    head: headBlock(offer, pen, textWidth),
    card: cardOf(offer, pen, shown).filter(({ height }) => height > 0),
    foot: footBlock(offer, penOf(Math.min(1, scale), measure), textWidth, ON_DARK),
    gap: LEAST_GAP * scale,
  }
}

const cardHeight = ({ card, gap }: Parts) => stacked(card, gap).height + 2 * CARD.padding
const heightOf = (parts: Parts) =>
  parts.scene + parts.head.height + cardHeight(parts) + parts.foot.height + 5 * parts.gap

/** The photos of the hotels, each once, or the drawn skyline if no photo can be painted. */
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
