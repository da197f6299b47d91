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

/** A fieldset without the browser's frame; its legend stands at its edge. */
export const bareFieldset = { border: 0, padding: 0, margin: 0, minWidth: 0, '& > legend': { padding: 0 } } as const
