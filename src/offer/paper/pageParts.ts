import { light as colour } from '../../../theme/tokens'
import { optionsOf } from '../../domain/offer/options'
import type { OfferedOption, PublicOffer } from '../../domain/offer/publicOffer'
import { t } from '../../i18n/offer/offer'
import { pricesBlock, servicesBlock, stayBlocks, titleBlock } from '../drawing/blocks'
import { moved, type Block } from '../drawing/elements'
import { mixBlock } from '../drawing/mixBlock'
import type { Pen } from '../drawing/pen'
import { optionName } from '../words'
import type { Part } from './flow'
import { planBlock } from './planBlock'

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
  const options = optionsOf(offer)
  const facts = (option: OfferedOption): Part[] =>
    [
      ...stayBlocks(option, pen, width),
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
