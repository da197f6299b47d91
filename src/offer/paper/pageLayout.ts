import { light as colour } from '../../../theme/tokens'
import type { PublicOffer } from '../../domain/offer/publicOffer'
import { t } from '../../i18n/offer/offer'
import { footBlock, headBlock } from '../drawing/blocks'
import { isolatedOffer } from '../direction'
import { boxed, moved, padded, stacked, type Block, type DrawnElement, type Measure } from '../drawing/elements'
import { penOf, type Pen } from '../drawing/pen'
import { titleOf } from '../words'
import { inPages } from './flow'
import { pageParts } from './pageParts'

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
