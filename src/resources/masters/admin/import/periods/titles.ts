import { otherSeasonIn } from '../rows/seasons'
import { readNights } from './writtenNights'

/** A title that is a month alone, such as the name of a sheet `SEP 2026`, or `PERIODE JULI 2026`. A list may be made in a month, too. */
const isMonth = (text: string) => {
  const read = readNights(text)
  return (
    'nights' in read && read.nights.end === 'night' && /^(?:periode?|bulan|month)?$/iu.test(read.nights.label ?? '')
  )
}

/** Whether a title says for which nights its rates count. Without a year it does so, too, and is wrong. */
function namesNights(text: string): boolean {
  if (otherSeasonIn([text]) === null) return isMonth(text)
  const read = readNights(text)
  return 'nights' in read || read.why !== 'dateUnknown'
}

/** The first of a sheet's texts that says for which nights its rates count; null where none does. */
export const titleOfNights = (texts: readonly string[]): string | null => texts.find(namesNights) ?? null
