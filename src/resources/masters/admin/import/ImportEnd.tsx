import styled from '@emotion/styled'
import type { ImportCount } from '@/data-provider/types'
import { importText } from '@/i18n/admin/importTexts'
import { Notice } from '@/ui/feedback/Notice'
import { Button } from '@/ui/elements/Button'
import CheckIcon from '@mui/icons-material/CheckRounded'
import type { Outcome } from './useImport'

const Place = styled('div')({
  display: 'grid',
  alignContent: 'center',
  flex: 1,
  paddingBottom: 48,
  '& .action': { display: 'flex', gap: 12 },
})

export type ImportEndProps = {
  outcome: Outcome
  count: ImportCount
  text?: string
  /** A title in place of that of an import. */
  titleOf?: ((outcome: Outcome) => string | null) | undefined
  onClose: () => void
  onCheckAgain: () => void
  onSettle: () => void
  /** Offers to write the old values back, after rows were written. */
  onUndo?: (() => void) | undefined
}

function textOf({ outcome, count, text }: ImportEndProps): string {
  if (outcome === 'unsure') return importText('unsureText')
  if (outcome === 'conflict') return importText('conflictText', { n: count.changed })
  if (outcome === 'stopped') return importText('stoppedText')
  if (outcome === 'failed') return [text, importText('stoppedText')].filter(Boolean).join(' ')
  return importText(count.created > 0 ? 'doneText' : 'doneChanged', { created: count.created, changed: count.changed })
}

const isWritten = (outcome: Outcome) => outcome === 'done' || outcome === 'tooLate'

function Action({ outcome, onClose, onCheckAgain, onSettle, onUndo }: ImportEndProps) {
  if (isWritten(outcome))
    return (
      <>
        {onUndo && (
          <Button variant="outlined" onClick={onUndo}>
            {importText('undo')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {importText('finish')}
        </Button>
      </>
    )
  const isUnsure = outcome === 'unsure'
  return (
    <Button variant="contained" onClick={isUnsure ? onSettle : onCheckAgain}>
      {importText(isUnsure ? 'checkAgain' : 'previewAgain')}
    </Button>
  )
}

/** How an import ended, and what the admin can do next. */
export function ImportEnd(props: ImportEndProps) {
  const { outcome, titleOf } = props
  return (
    <Place>
      <Notice
        alert
        icon={isWritten(outcome) && <CheckIcon />}
        title={titleOf?.(outcome) ?? importText(`${outcome}Title`)}
        text={textOf(props)}
        action={<Action {...props} />}
      />
    </Place>
  )
}
