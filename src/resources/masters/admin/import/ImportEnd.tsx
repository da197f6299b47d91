import styled from '@emotion/styled'
import type { ImportCount } from '../../../../data-provider/types'
import { importText } from '../../../../i18n/admin/importTexts'
import { Notice } from '../../../../ui/feedback/Notice'
import { Button } from '../../../../ui/elements/Button'
import CheckIcon from '@mui/icons-material/CheckRounded'
import type { Outcome } from './useImport'

const Place = styled('div')({ display: 'grid', alignContent: 'center', flex: 1, paddingBottom: 48 })

type Props = {
  outcome: Outcome
  count: ImportCount
  text?: string
  onClose: () => void
  onCheckAgain: () => void
  onSettle: () => void
}

const titles = {
  done: importText('done'),
  tooLate: importText('tooLateTitle'),
  stopped: importText('stoppedTitle'),
  failed: importText('failedTitle'),
  unsure: importText('unsureTitle'),
  conflict: importText('conflictTitle'),
} as const satisfies Record<Outcome, string>

function textOf({ outcome, count, text }: Props): string {
  if (outcome === 'unsure') return importText('unsureText')
  if (outcome === 'conflict') return importText('conflictText', { n: count.changed })
  if (outcome === 'stopped') return importText('stoppedText')
  if (outcome === 'failed') return [text, importText('stoppedText')].filter(Boolean).join(' ')
  return importText('doneText', { created: count.created, changed: count.changed })
}

function Action({ outcome, onClose, onCheckAgain, onSettle }: Props) {
  if (outcome === 'done' || outcome === 'tooLate')
    return (
      <Button variant="contained" onClick={onClose}>
        {importText('finish')}
      </Button>
    )
  return outcome === 'unsure' ? (
    <Button variant="contained" onClick={onSettle}>
      {importText('checkAgain')}
    </Button>
  ) : (
    <Button variant="contained" onClick={onCheckAgain}>
      {importText('previewAgain')}
    </Button>
  )
}

/** How an import ended, and what the admin can do next. */
export function ImportEnd(props: Props) {
  const isDone = props.outcome === 'done' || props.outcome === 'tooLate'
  return (
    <Place>
      <Notice
        alert
        icon={isDone && <CheckIcon />}
        title={titles[props.outcome]}
        text={textOf(props)}
        action={<Action {...props} />}
      />
    </Place>
  )
}
