import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import { TOUCH } from '@theme/tokens'
import { importText } from '@/i18n/admin/importTexts'
import type { ComparedRows } from './preview'

export type Shown = 'new' | 'changed' | 'same' | 'wrong' | 'skipped'
const KINDS: readonly Shown[] = ['new', 'changed', 'same', 'wrong', 'skipped']

const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& button': { minHeight: TOUCH, fontWeight: 600 },
  '& .count': { marginLeft: 4, fontVariantNumeric: 'tabular-nums' },
})

/** A row with several problems counts once. */
function countOf({ rows, wrong, skipped = [] }: ComparedRows, kind: Shown): number {
  if (kind === 'skipped') return skipped.length
  return kind === 'wrong'
    ? new Set(wrong.map(({ line, sheet }) => `${sheet} ${line}`)).size
    : rows.filter((row) => row.kind === kind).length
}

type Props = { preview: ComparedRows; shown: Shown; onShow: (shown: Shown) => void }

/** Chooses which rows of the preview are shown, and says how many there are of each kind. */
export const PreviewFilter = ({ preview, shown, onShow }: Props) => (
  <Chips role="group" aria-label={importText('filter')}>
    {KINDS.filter((kind) => kind !== 'skipped' || countOf(preview, kind) > 0).map((kind) => {
      const count = countOf(preview, kind)
      return (
        <ButtonBase key={kind} aria-pressed={kind === shown} onClick={() => onShow(kind)}>
          <Chip
            component="span"
            variant={kind === shown ? 'filled' : 'outlined'}
            color={kind === 'wrong' && count > 0 ? 'error' : kind === shown ? 'primary' : 'default'}
            label={
              <>
                {importText(kind)} <span className="count">{count.toLocaleString('id')}</span>
              </>
            }
          />
        </ButtonBase>
      )
    })}
  </Chips>
)
