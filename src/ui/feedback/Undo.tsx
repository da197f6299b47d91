import Alert from '@mui/material/Alert'
import { Button } from '../elements/Button'

export type UndoProps = {
  /** Says what a press has cleared; null while there is nothing to bring back. */
  text: string | null
  /** The text of the button. */
  label: string
  /** Null if there is nothing to bring back. */
  onUndo: (() => void) | null
}

/** Says what the last press cleared, and brings it back. It stays as long as that is possible. */
export const Undo = ({ text, label, onUndo }: UndoProps) => (
  <div role="status">
    {text !== null && (
      <Alert
        severity="info"
        role="presentation"
        icon={false}
        action={onUndo && <Button onClick={onUndo}>{label}</Button>}
      >
        {text}
      </Alert>
    )}
  </div>
)
