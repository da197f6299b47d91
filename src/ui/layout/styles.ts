import { colour, radius } from '../../../theme/tokens'

/** A line that is visible in forced colours only (a high-contrast theme), where backgrounds and shadows are gone. */
export const forcedLine = '1px solid transparent'
export const forcedRing = { outline: '2px solid transparent', outlineOffset: -2 } as const

/** For an element in a row that wraps: with large text its neighbour moves below it before a word breaks. */
export const wholeWords = { flex: '1 1 min-content', maxWidth: '100%', overflowWrap: 'break-word' } as const

/** Buttons side by side while their texts fit, otherwise one below the other. */
export const sideBySide = {
  display: 'flex',
  flexWrap: 'wrap',
  '& > button, & > a': { flex: '1 1 8em', paddingInline: 10, overflowWrap: 'break-word' },
} as const

/** At most so many lines of a text; an ellipsis shows that it goes on. */
export const clampedTo = (lines: number) =>
  ({ display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical', overflow: 'hidden' }) as const

/** The box in a form with the message of a failure. */
export const failureBox = {
  backgroundColor: colour.errorSoft,
  color: colour.error,
  border: `1px solid ${colour.error}`,
  borderRadius: radius.medium,
  padding: '12px 14px',
  fontWeight: 500,
} as const

/** A select's own arrow stands at the very edge: this one is drawn inside, except in forced colours. */
export const selectArrow = {
  '@media (forced-colors: none)': {
    appearance: 'none',
    paddingRight: 40,
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
    backgroundPosition: 'right 21px center, right 16px center',
    backgroundSize: '5px 5px',
    backgroundRepeat: 'no-repeat',
  },
} as const
