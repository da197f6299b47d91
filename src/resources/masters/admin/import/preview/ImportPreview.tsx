import styled from '@emotion/styled'
import { useState, type ReactNode } from 'react'
import { colour, radius } from '@theme/tokens'
import { importText } from '@/i18n/admin/importTexts'
import { formatAmount } from '@/domain/values/money'
import { rowsThatFit } from '@/records/masters'
import { Button } from '@/ui/elements/Button'
import { CheckField } from '@/ui/form/CheckField'
import { useResource } from '@/ui/hooks/useResource'
import type { ComparedRows } from './preview'
import { PreviewRows } from './PreviewRows'
import { PreviewFilter, type Shown } from './PreviewFilter'
import { figureText } from './figureText'
import type { Proportion, Remarkable } from './proportion'

const SHOWN = 3

function sentenceOf(key: 'moved' | 'far', prices: readonly Remarkable[], text: 'oneMoved' | 'oneFar'): string[] {
  if (prices.length === 0) return []
  const shown = prices
    .slice(0, SHOWN)
    .map(({ line, column, from, to }) =>
      importText(text, { line, column: column.heading, from: figureText(from), to: figureText(to) }),
    )
  const more = prices.length > SHOWN ? [importText('more', { n: formatAmount(prices.length - SHOWN) })] : []
  return [importText(key, { n: formatAmount(prices.length), list: [...shown, ...more].join('; ') })]
}

/** Says which prices an admin should look at once more. They may be right: the import can begin. */
function ProportionNote({ proportion: { moved, far } }: { proportion: Proportion }) {
  const sentences = [...sentenceOf('moved', moved, 'oneMoved'), ...sentenceOf('far', far, 'oneFar')]
  if (sentences.length === 0) return null
  return (
    <div className="note look" role="note">
      {[...sentences, importText('lookAgain')].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

const Place = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '0 24px',
  '& .source': { color: colour.quiet, overflowWrap: 'anywhere' },
  '& .note': { padding: '10px 16px', borderRadius: radius.medium, backgroundColor: colour.sunken },
  '& .rivals': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 8 },
  '& .wrong': { backgroundColor: colour.errorSoft, color: colour.error, fontWeight: 500 },
  '& > *': { flexShrink: 0 },
  // However much the notes say, rows are in sight: nobody should import prices unseen.
  '& .notes': { display: 'grid', gap: 12, maxHeight: 'max(180px, min(40vh, 40vw))', overflowY: 'auto' },
  '& .rows': {
    flex: 1,
    minHeight: 220,
    overflow: 'auto',
    border: `1px solid ${colour.line}`,
    borderRadius: radius.medium,
  },
  '& footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    justifyContent: 'flex-end',
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    marginTop: -12,
    paddingBlock: '12px 20px',
    backgroundColor: colour.surface,
  },
  '& footer > p': { flex: '1 1 14em', color: colour.quiet },
})

/** The tab that an admin needs first: the wrong rows, or else the rows that will change. */
const firstShown = ({ wrong, rows }: ComparedRows): Shown =>
  wrong.length > 0
    ? 'wrong'
    : ((['changed', 'new', 'same'] as const).find((kind) => rows.some((row) => row.kind === kind)) ?? 'same')

type Props = {
  preview: ComparedRows
  /** Where the rows come from. */
  source: string
  /** What else is to be said about that. */
  notes?: ReactNode
  /** What the admin has to confirm before the rows can be saved, and the words of the confirmation. */
  confirm?: { reasons: readonly string[]; label: string } | undefined
  /** What the admin has to choose first. */
  waitsFor?: string | undefined
  /** Says what to do where only `fit` of the `n` rows fit into one call. */
  tooLarge: (rows: { n: string; fit: string }) => string
  /** Says how to correct wrong rows. */
  fixFirst: string
  /** The text of the button that saves so many rows. */
  submit: (n: string) => string
  /** A button that leads to other rows. */
  other: ReactNode
  onSubmit: () => void
}

/** The effect of an import, row by row. The import can begin only if no row is wrong. */
export function ImportPreview(props: Props) {
  const { preview, source, notes, confirm, waitsFor, tooLarge, fixFirst, submit, other, onSubmit } = props
  const [shown, setShown] = useState(() => firstShown(preview))
  const [isConfirmed, setConfirmed] = useState(false)
  const resource = useResource()
  const [{ n, fit }] = useState(() => {
    const sent = preview.rows.filter(({ kind }) => kind !== 'same')
    return { n: sent.length, fit: rowsThatFit(resource, sent) }
  })
  const isWrong = preview.wrong.length > 0
  const toConfirm = confirm !== undefined && !isConfirmed ? importText('confirmFirst') : null
  const asked = fit < n ? tooLarge({ n: formatAmount(n), fit: formatAmount(fit) }) : (waitsFor ?? toConfirm)
  return (
    <Place>
      <p className="source">{source}</p>
      <div className="notes">
        {isWrong && (
          <p className="note wrong" role="alert">
            {fixFirst}
          </p>
        )}
        {confirm && (
          <div className="note wrong" role="group" aria-label={confirm.label}>
            {confirm.reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
            <CheckField label={confirm.label} checked={isConfirmed} onChange={setConfirmed} />
          </div>
        )}
        {notes}
        <ProportionNote proportion={preview.proportion} />
      </div>
      <PreviewFilter preview={preview} shown={shown} onShow={setShown} />
      <PreviewRows key={shown} preview={preview} shown={shown} />
      <footer>
        {!isWrong && n === 0 && <p>{importText('nothing')}</p>}
        {!isWrong && n > 0 && asked !== null && <p>{asked}</p>}
        {other}
        <Button variant="contained" disabled={isWrong || n === 0 || asked !== null} onClick={onSubmit}>
          {submit(formatAmount(n))}
        </Button>
      </footer>
    </Place>
  )
}
