import styled from '@emotion/styled'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { colour, TOUCH } from '@theme/tokens'

const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: TOUCH,
  // The switch comes later than the title. Its label breaks before the title does, so the title does not move.
  flex: '99 1 min-content',
  maxWidth: 'max-content',
  overflowWrap: 'break-word',
  '@media (min-width: 360px)': { 'h1:has(+ &)': { whiteSpace: 'nowrap' } },
  fontSize: '0.8125rem',
  lineHeight: 1.15,
  // The word stands under the label, inside the height of the switch, so that nothing moves when it comes.
  '& .words': { display: 'grid', justifyItems: 'end', textAlign: 'right', fontWeight: 600 },
  '& label': { cursor: 'pointer' },
  '& .word': { fontSize: '0.75rem', fontWeight: 700, color: colour.accentDark },
})

export type SwitchFieldProps = {
  label: string
  /** Says beside the label that the switch is on. */
  word: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A switch that takes effect at once. */
export function SwitchField({ label, word, isOn, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <Box>
      <span className="words">
        <label htmlFor={id}>{label}</label>
        {isOn && <span className="word">{word}</span>}
      </span>
      <Switch checked={isOn} onChange={(_, on) => onChange(on)} slotProps={{ input: { id } }} />
    </Box>
  )
}
