import styled from '@emotion/styled'
import { colour, radius } from '../../../theme/tokens'
import { Button } from '../elements/Button'

const Line = styled('div')({
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 12px',
    padding: '4px 4px 4px 12px',
    borderRadius: radius.medium,
    backgroundColor: colour.sunken,
    fontSize: '0.875rem',
    lineHeight: 1.4,
  },
  '& > p > span': { flex: '1 1 12em' },
})

export type UndoProps = {
  /** Says what a press has cleared; null while there is nothing to bring back. */
  text: string | null
  /** The text of the button. */
  label: string
  onUndo: () => void
}

/** Says what the last press cleared, and brings it back. It stays as long as that is possible. */
export const Undo = ({ text, label, onUndo }: UndoProps) => (
  <Line role="status">
    {text !== null && (
      <p>
        <span>{text}</span>
        <Button onClick={onUndo}>{label}</Button>
      </p>
    )}
  </Line>
)
