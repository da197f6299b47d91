import styled from '@emotion/styled'
import { colour, radius, TOUCH } from '../../../../../../theme/tokens'
import { importText } from '../../../../../i18n/admin/importTexts'
import type { Preview } from './preview'

export type Shown = 'new' | 'changed' | 'same' | 'wrong'
const KINDS: readonly Shown[] = ['new', 'changed', 'same', 'wrong']

const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& button': {
    minHeight: TOUCH,
    padding: '6px 16px',
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.pill,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button[aria-pressed=true]': { backgroundColor: colour.accent, borderColor: colour.accent, color: colour.onAccent },
  '& button[data-alarm]': { borderColor: colour.error, color: colour.error },
  '& button[data-alarm][aria-pressed=true]': { backgroundColor: colour.error, color: colour.onAccent },
  '& button span': { marginLeft: 4, fontVariantNumeric: 'tabular-nums' },
})

/** A row with several problems counts once. */
const countOf = ({ rows, wrong }: Preview, kind: Shown): number =>
  kind === 'wrong' ? new Set(wrong.map(({ line }) => line)).size : rows.filter((row) => row.kind === kind).length

type Props = { preview: Preview; shown: Shown; onShow: (shown: Shown) => void }

/** Chooses which rows of the preview are shown, and says how many there are of each kind. */
export const PreviewFilter = ({ preview, shown, onShow }: Props) => (
  <Chips role="group" aria-label={importText('filter')}>
    {KINDS.map((kind) => {
      const count = countOf(preview, kind)
      return (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === shown}
          data-alarm={(kind === 'wrong' && count > 0) || undefined}
          onClick={() => onShow(kind)}
        >
          {importText(kind)} <span>{count.toLocaleString('id')}</span>
        </button>
      )
    })}
  </Chips>
)
