/** The most rows of one import, for the screen and for the partner API. */
export const MAX_IMPORT_ROWS = 5000

/** Names that differ in case or spaces alone name the same record in an import. */
export const foldedName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('id')
