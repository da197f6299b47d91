/** In forced colours (a high-contrast theme) grounds and shadows are gone, and this can be seen; elsewhere it cannot. */
export const forcedLine = '1px solid transparent'
export const forcedRing = { outline: '2px solid transparent', outlineOffset: -2 } as const

/** For one of two things side by side in a row that wraps: with large letters the other goes below it before a word is broken. */
export const wholeWords = { flex: '1 1 min-content', maxWidth: '100%', overflowWrap: 'break-word' } as const

/** Buttons side by side while there is room for their words, else one below the other. */
export const sideBySide = { display: 'flex', flexWrap: 'wrap', '& > button, & > a': { flex: '1 1 8em' } } as const
