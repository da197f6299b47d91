/** The most rows of one import, for the screen and for the partner API. */
export const MAX_IMPORT_ROWS = 5000

/** A text without marks that nobody sees: the direction of letters, a join, a soft hyphen. Copied texts bring them along. */
export const withoutFormatMarks = (text: string): string => text.replace(/\p{Cf}/gu, '')

/** Names that differ in case, spaces or unseen marks alone name the same record in an import. */
export const foldedName = (name: string): string =>
  withoutFormatMarks(name).normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('id')
