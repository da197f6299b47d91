import styled from '@emotion/styled'
import { useId } from 'react'
import { colour, radius, TOUCH } from '../../../theme/tokens'

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
  '& > input': {
    flex: 'none',
    appearance: 'none',
    width: TOUCH,
    height: TOUCH,
    margin: 0,
    cursor: 'pointer',
    display: 'grid',
    alignItems: 'center',
    borderRadius: radius.small,
  },
  '& > input::before, & > input::after': { content: '""', gridArea: '1 / 1', borderRadius: radius.pill },
  '& > input::before': { height: 26, border: `2px solid ${colour.quiet}`, backgroundColor: colour.surface },
  '& > input::after': { width: 14, height: 14, marginLeft: 6, backgroundColor: colour.quiet },
  '& > input:checked::before': { borderColor: colour.accent, backgroundColor: colour.accent },
  '& > input:checked::after': { marginLeft: 24, backgroundColor: colour.onAccent },
  '@media (forced-colors: active)': {
    '& > input:checked::before': { forcedColorAdjust: 'none', borderColor: 'Highlight', backgroundColor: 'Highlight' },
    '& > input:checked::after': { forcedColorAdjust: 'none', backgroundColor: 'HighlightText' },
    '& > input::after': { backgroundColor: 'ButtonText' },
  },
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
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Box>
  )
}
