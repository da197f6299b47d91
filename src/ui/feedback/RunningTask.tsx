import styled from '@emotion/styled'
import LinearProgress from '@mui/material/LinearProgress'
import { useId } from 'react'
import { importText } from '@/i18n/admin/importTexts'
import { Button } from '../elements/Button'

const Place = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 20,
  flex: 1,
  padding: '32px 24px',
  '& p': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .MuiLinearProgress-root': { width: 'min(420px, 100%)', height: 8, borderRadius: 4 },
})

export type RunningTaskProps = {
  text: string
  /** The part that is done, from 0 to 1; left out where nobody knows. */
  part?: number | undefined
  /** Left out where the task cannot be stopped any more. */
  onStop?: (() => void) | undefined
}

/** The name and the progress of a long task, with a button that stops it. */
export function RunningTask({ text, part, onStop }: RunningTaskProps) {
  const id = useId()
  return (
    <Place>
      <p id={id} role="status">
        {text}
      </p>
      <LinearProgress
        aria-labelledby={id}
        {...(part === undefined ? {} : { variant: 'determinate' as const, value: Math.round(part * 100) })}
      />
      {onStop && (
        <Button variant="outlined" onClick={onStop}>
          {importText('stop')}
        </Button>
      )}
    </Place>
  )
}
