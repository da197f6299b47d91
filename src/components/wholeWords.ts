/** For one of two things side by side in a row that wraps: with large letters the other goes below it before a word is broken. */
export const wholeWords = { flex: '1 1 min-content', maxWidth: '100%', overflowWrap: 'break-word' } as const

/** Buttons side by side while there is room for their words, else one below the other. */
export const sideBySide = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))' } as const
