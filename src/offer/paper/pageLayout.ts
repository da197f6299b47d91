import { light as colour } from '../../../theme/tokens'
import type { PublicOffer, OfferedOption } from '../../domain/offer/publicOffer'
import { t } from '../../i18n/offer/offer'
import {
  airlineBlock,
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
import { listLine } from '../listLine'
import { titleOf, optionName } from '../words'
import { optionsOf } from '../../domain/offer/options'
import { planBlock } from './planBlock'

/** A block of a page with the gap above it. `keepsNext`: the page does not end below this part. */
export type Part = Block & { gap: number; keepsNext?: boolean }

/** Parts that stay on one page together. */
function groupsOf(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  let isOpen = false
  for (const part of parts) {
    if (isOpen) groups.at(-1)?.push(part)
    else groups.push([part])
    isOpen = part.keepsNext === true
  }
  return groups
}

/** Puts parts below each other. The first one needs no gap above it. */
function column(parts: readonly Part[]): Block {
  let height = 0
  const elements: DrawnElement[] = []
  for (const [index, part] of parts.entries()) {
    const top = height + (index === 0 ? 0 : part.gap)
    elements.push(...moved(part.elements, 0, top))
    height = top + part.height
  }
  return { height, elements }
}

/** Divides parts into pages, of which each has its own room. A page ends between parts, so that no part is cut. */
export function inPages(parts: readonly Part[], roomOn: (page: number) => number): Block[] {
  const pages: Block[] = []
  let page: Part[] = []
  for (const group of groupsOf(parts)) {
    const longer = [...page, ...group]
    const isFull = page.length > 0 && column(longer).height > roomOn(pages.length)
    if (isFull) pages.push(column(page))
    page = isFull ? group : longer
  }
  return [...pages, column(page)]
}

/** A line of a list, with its sign in a column before the words. */
function bulleted(text: string, pen: Pen, width: number): Block {
  const { sign, words } = listLine(text)
  const signWidth = pen.measure(sign, pen.fontOf('body'))
  const indent = Math.max(30 * pen.scale, signWidth + 10 * pen.scale)
  const line = pen.write(words, 'body', width - indent)
  const bullet = pen.write(sign, 'body', indent, colour.accent)
  return { height: line.height, elements: [...bullet.elements, ...moved(line.elements, indent, 0)] }
}

/** Everything of an offer between head and foot. A title stays with the first line of its list. */
function pageParts(offer: PublicOffer, pen: Pen, width: number): Part[] {
  const wide = 34 * pen.scale
  const list = (title: string, lines: readonly string[]): Part[] =>
    lines.length === 0
      ? []
      : [
          { ...titleBlock(title, pen, width), gap: wide, keepsNext: true },
          ...lines.map((line) => ({ ...bulleted(line, pen, width), gap: 6 * pen.scale })),
        ]
  const single = (block: Block): Part => ({ ...block, gap: wide })
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
    const name = { ...pen.write(optionName(option, place), 'room', width, colour.accent), gap: 2 * wide }
    const parts = [name, ...facts(option)]
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

/** The sizes of writing for an offer on one page, the largest first. On A4 the usual one writes texts in 10 points. */
const ONE_PAGE_SCALES = [0.92, 0.8, 0.7, 0.62, 0.56]
const USUAL = 0.62
const TIGHT = 0.56
const SMALLEST = 0.2

const rule: Block = {
  height: 2,
  elements: [{ kind: 'box', x: 0, y: 0, width: INNER, height: 2, colour: colour.line, radius: 0 }],
}

function topOf(offer: PublicOffer, pen: Pen, page: number): Block {
  if (page === 0) return boxed(padded(headBlock(offer, pen, INNER), SIDE, EDGE), PAGE.width, colour.accentDark, 0)
  const name = stacked([pen.write(titleOf(offer), 'label', INNER, colour.quiet), rule], 12 * pen.scale)
  return padded(name, SIDE, EDGE, 0)
}

function bottomOf(offer: PublicOffer, pen: Pen, number: string): Block {
  const foot = footBlock(offer, pen, INNER)
  const numbered = stacked([foot, pen.write(number, 'body', INNER, colour.quiet)], 4 * pen.scale)
  return padded(stacked([rule, numbered], 16 * pen.scale), SIDE, 0, EDGE)
}

/** Draws an offer at one size of writing. `isWhole` says that nothing lies on the foot of a page. */
function drawnAt(scale: number, offer: PublicOffer, measure: Measure, isNumbered: boolean) {
  const pen = penOf(scale, measure)
  const gap = 36 * scale
  const numberOf = (n: number, of: number) => (isNumbered ? t('offer.page', { n, of }) : '')
  const bottomHeight = bottomOf(offer, pen, numberOf(1, 1)).height
  const roomOn = (page: number) => PAGE.height - topOf(offer, pen, page).height - bottomHeight - 2 * gap
  const blocks = inPages(pageParts(offer, pen, INNER), roomOn)
  const pages = blocks.map(({ elements }, page) => {
    const top = topOf(offer, pen, page)
    const bottom = bottomOf(offer, pen, numberOf(page + 1, blocks.length))
    return [
      ...top.elements,
      ...moved(elements, SIDE, top.height + gap),
      ...moved(bottom.elements, 0, PAGE.height - bottom.height),
    ]
  })
  return { pages, isWhole: blocks.every(({ height }, page) => height <= roomOn(page)) }
}

/**
 * Places an offer on pages of A4 (docs/product.md §21.3.3): on one page as large as it fits, otherwise on as many pages as it
 * needs in the usual size. Nothing is left out and nothing is cut.
 */
export function offerPages(given: PublicOffer, measure: Measure): DrawnElement[][] {
  const offer = isolatedOffer(given)
  for (const scale of ONE_PAGE_SCALES) {
    const { pages, isWhole } = drawnAt(scale, offer, measure, false)
    if (pages.length === 1 && isWhole) return pages
  }
  let scale = USUAL
  let drawn = drawnAt(scale, offer, measure, true)
  const tight = drawnAt(TIGHT, offer, measure, true)
  if (tight.isWhole && tight.pages.length < drawn.pages.length) return tight.pages
  // A single part that is longer than a page, such as a name of thousands of letters, is written smaller.
  while (!drawn.isWhole && scale > SMALLEST) {
    scale *= 0.85
    drawn = drawnAt(scale, offer, measure, true)
  }
  return drawn.pages
}
