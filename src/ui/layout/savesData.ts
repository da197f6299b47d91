/** Whether the phone asks pages to fetch less (`Save-Data`). */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
