import { light as colour } from '@theme/tokens'
import type { PublicOffer, OfferedOption } from '@/domain/offer/publicOffer'
import { t } from '@/i18n/offer/offer'
import {
  airlineBlock,
  dotted,
  footBlock,
  headBlock,
  mixBlock,
  pricesBlock,
  servicesBlock,
  stayBlocks,
  titleBlock,
} from '../drawing/blocks'
import { isolatedOffer } from '../direction'
import { boxed, moved, padded, stacked, type Block, type DrawnElement, type Measure } from '../drawing/elements'
import { penOf, type Pen } from '../drawing/pen'
import { skyline } from '../drawing/skyline'
import { listLine } from '../listLine'
import { journeyFacts, optionName, titleOf } from '../words'
import { optionsOf } from '@/domain/offer/options'
import { column, inPages, spread, type Part } from './parts'
import { planBlock } from './planBlock'

/** A line of a list, with its sign in a column before the words. */
function bulleted(text: string, pen: Pen, width: number): Block {
  const { sign, words } = listLine(text)
  const signWidth = pen.measure(sign, pen.fontOf('body'))
  const indent = Math.max(30 * pen.scale, signWidth + 10 * pen.scale)
  const line = pen.write(words, 'body', width - indent)
  const bullet = pen.write(sign, 'body', indent, colour.accent)
  return { height: line.height, elements: [...bullet.elements, ...moved(line.elements, indent, 0)] }
}

/** A band with the letter and name of an option and the days of its journey. */
function optionTitle(option: OfferedOption, place: number, pen: Pen, width: number): Block {
  const inline = 24 * pen.scale
  const words = stacked(
    [
      pen.write(optionName(option, place), 'room', width - 2 * inline, colour.onAccent),
      pen.write(dotted(journeyFacts(option)), 'strong', width - 2 * inline, colour.accentSoft),
    ],
    2 * pen.scale,
  )
  return boxed(padded(words, inline, 14 * pen.scale), width, colour.accent, 16 * pen.scale)
}

/** Everything of an offer between head and foot. A title stays with the first line of its list. */
function pageParts(offer: PublicOffer, pen: Pen, width: number): Part[] {
  const wide = 34 * pen.scale
  const list = (title: string, lines: readonly string[]): Part[] =>
    lines.length === 0
      ? []
      : [
          { ...titleBlock(title, pen, width), gap: wide, keepsNext: true, isSection: true },
          ...lines.map((line) => ({ ...bulleted(line, pen, width), gap: 6 * pen.scale })),
        ]
  const single = (block: Block): Part => ({ ...block, gap: wide, isSection: true })
  const options = optionsOf(offer)
  const facts = (option: OfferedOption): Part[] =>
    [
      ...stayBlocks(option, pen, width),
      airlineBlock(option, pen, width),
      servicesBlock(option, pen, width),
      pricesBlock(option, pen, width),
      mixBlock(option, pen, width),
      planBlock(option, pen, width),
    ]
      .filter(({ height }) => height > 0)
      .map(single)
  /** An option stays on one page: the customer compares it with the others. */
  const together = (option: OfferedOption, place: number): Part[] => {
    const parts = [single(optionTitle(option, place, pen, width)), ...facts(option)]
    return parts.map((part, index) => ({ ...part, keepsNext: index < parts.length - 1 }))
  }
  return [
    ...(options.length > 1 ? options.flatMap(together) : options.flatMap(facts)),
    ...list(t('offer.included'), offer.included),
    ...list(t('offer.excluded'), offer.excluded),
    ...list(t('offer.terms'), offer.terms),
  ].filter(({ height }) => height > 0)
}

/** A page of A4 in the units of the drawing. */
export const PAGE = { width: 1080, height: 1527 } as const

const SIDE = 84
const EDGE = 56
const INNER = PAGE.width - 2 * SIDE

/** The sizes of writing to try, the largest first. On A4 the usual one writes texts in 10 points. */
const SCALES = [1.15, 1, 0.92, 0.8, 0.7, 0.62, 0.56]
const USUAL = 0.62
const SMALLEST = 0.2
/** The scene above the head of the first page, if the page has room for it. */
const SCENE = { least: 110, most: 330 }

const rule: Block = {
  height: 2,
  elements: [{ kind: 'box', x: 0, y: 0, width: INNER, height: 2, colour: colour.line, radius: 0 }],
}

/** The head of a page. On the first page a scene may stand above it. */
function topOf(offer: PublicOffer, pen: Pen, page: number, scene = 0): Block {
  if (page === 0) {
    const head = boxed(padded(headBlock(offer, pen, INNER), SIDE, EDGE), PAGE.width, colour.accentDark, 0)
    return scene > 0 ? stacked([skyline(PAGE.width, scene), head], 0) : head
  }
  const name = stacked([pen.write(titleOf(offer), 'label', INNER, colour.quiet), rule], 12 * pen.scale)
  return padded(name, SIDE, EDGE, 0)
}

function bottomOf(offer: PublicOffer, pen: Pen, number: string): Block {
  const foot = footBlock(offer, pen, INNER)
  const numbered = stacked([foot, pen.write(number, 'body', INNER, colour.quiet)], 4 * pen.scale)
  return padded(stacked([rule, numbered], 16 * pen.scale), SIDE, 0, EDGE)
}

/** The height of the scene for a page that has room left. */
function sceneFor(spare: number): number {
  const height = Math.min(SCENE.most, 0.7 * spare)
  return height >= SCENE.least ? height : 0
}

/** Draws an offer at one size of writing. `isWhole` says that nothing lies on the foot of a page. */
function drawnAt(scale: number, offer: PublicOffer, measure: Measure, isNumbered: boolean) {
  const pen = penOf(scale, measure)
  const gap = 36 * scale
  const numberOf = (n: number, of: number) => (isNumbered ? t('offer.page', { n, of }) : '')
  const footPen = penOf(Math.min(1, scale), measure)
  const bottomHeight = bottomOf(offer, footPen, numberOf(1, 1)).height
  const roomOn = (page: number) => PAGE.height - topOf(offer, pen, page).height - bottomHeight - 2 * gap
  const divided = inPages(pageParts(offer, pen, INNER), roomOn)
  const spares = divided.map((parts, page) => roomOn(page) - column(parts).height)
  const pages = divided.map((parts, page) => {
    const spare = spares[page] ?? 0
    const scene = page === 0 ? sceneFor(spare) : 0
    const top = topOf(offer, pen, page, scene)
    const { elements } = column(spread(parts, spare - scene, 40 * scale))
    const bottom = bottomOf(offer, footPen, numberOf(page + 1, divided.length))
    return [
      ...top.elements,
      ...moved(elements, SIDE, top.height + gap),
      ...moved(bottom.elements, 0, PAGE.height - bottom.height),
    ]
  })
  return { pages, isWhole: spares.every((spare) => spare >= 0) }
}

/**
 * Places an offer on pages of A4 (docs/product.md §21.3.3): on as few pages as it needs in a small size, and there as large as
 * it fits, so that no page stays empty. Nothing is left out and nothing is cut.
 */
export function offerPages(given: PublicOffer, measure: Measure): DrawnElement[][] {
  const offer = isolatedOffer(given)
  for (const scale of SCALES) {
    const { pages, isWhole } = drawnAt(scale, offer, measure, false)
    if (pages.length === 1 && isWhole) return pages
  }
  const tight = drawnAt(SCALES.at(-1) ?? USUAL, offer, measure, true)
  if (!tight.isWhole) return writtenSmaller(offer, measure)
  for (const scale of SCALES) {
    const { pages, isWhole } = drawnAt(scale, offer, measure, true)
    if (isWhole && pages.length <= tight.pages.length) return pages
  }
  return tight.pages
}

/** A single part that is longer than a page, such as a name of thousands of letters, is written smaller. */
function writtenSmaller(offer: PublicOffer, measure: Measure): DrawnElement[][] {
  let scale = USUAL
  let drawn = drawnAt(scale, offer, measure, true)
  while (!drawn.isWhole && scale > SMALLEST) {
    scale *= 0.85
    drawn = drawnAt(scale, offer, measure, true)
  }
  return drawn.pages
}
