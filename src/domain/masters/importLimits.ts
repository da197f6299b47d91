/** The most rows of one import, for the screen and for the partner API. */
export const MAX_IMPORT_ROWS = 5000
