import { importText } from '../../../../../i18n/admin/importTexts'
import { figureText } from './figureText'
import type { Proportion, Remarkable } from './proportion'

const SHOWN = 3

function listed(prices: readonly Remarkable[], text: 'oneMoved' | 'oneFar'): string {
  const shown = prices
    .slice(0, SHOWN)
    .map(({ line, column, from, to }) =>
      importText(text, { line, column: column.heading, from: figureText(from), to: figureText(to) }),
    )
  const more = prices.length - shown.length
  return [...shown, ...(more > 0 ? [importText('more', { n: more.toLocaleString('id') })] : [])].join('; ')
}

const sentence = (key: 'moved' | 'far', prices: readonly Remarkable[], text: 'oneMoved' | 'oneFar') =>
  prices.length === 0 ? [] : [importText(key, { n: prices.length.toLocaleString('id'), list: listed(prices, text) })]

/** Says which prices an admin should look at once more. They may be right: the import can begin. */
export function ProportionNote({ proportion: { moved, far } }: { proportion: Proportion }) {
  const sentences = [...sentence('moved', moved, 'oneMoved'), ...sentence('far', far, 'oneFar')]
  if (sentences.length === 0) return null
  return (
    <div className="note look" role="note">
      {sentences.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{importText('lookAgain')}</p>
    </div>
  )
}
