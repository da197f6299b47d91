import type { Season } from '@/domain/types'
import { MONTH } from '../periods/monthWords'

const SEASON_NAMES: readonly (readonly [Season, RegExp])[] = [
  ['ramadhan', /r[ao]m[ao]d[hl]?[ao]n|puasa|رمضان/iu],
  ['rajabSyaban', /rajab|sya['’‘ʼ`]?ban/iu],
  ['regular', /(?<!\p{L})(?:low|biasa|regular|reguler|normal|standar|standard)(?!\p{L})/iu],
]

/** The season that the first of these texts names. A list that names none has the usual prices. */
export function seasonIn(texts: readonly string[]): Season {
  const named = texts.flatMap((text) => SEASON_NAMES.find(([, words]) => words.test(text))?.[0] ?? [])
  return named[0] ?? 'regular'
}

/** A day of a month, in any writing. A year alone is none. */
const DAY = new RegExp(`(?<!\\d)\\d{1,2}[ .-]?${MONTH}|(?<!\\d)\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}(?!\\d)`, 'iu')
export const namesDay = (text: string): boolean => DAY.test(text)

/** Seasons that a master does not have, and parts of one: their prices are not those of a whole season. */
const OTHER_SEASON =
  /(?<!\p{L})(?:high|peak|super|lebaran|syawal|shawwal|akhir tahun|year end|new year|tahun baru|liburan|holiday|natal|haji|hajj|weekend|weekday)(?!\p{L})/iu
const PART =
  /(?<!\d)\d{1,2}[^\p{L}\d]*(?:hari|malam|awal|akhir|first|last)|(?:awal|akhir|first|last|tengah|pertengahan|separuh)[^\p{L}]*(?:r[ao]m[ao]d|rajab)|(?<!\d)\d{1,2} ?[-–] ?\d{1,2} (?:r[ao]m[ao]d|rajab|sya)/iu
/** When a whole list counts or was made says nothing about a season. */
const VALIDITY = /berlaku|valid|update|diperbarui|per tanggal|tgl|dicetak|printed/iu

/** The first of a sheet's texts that names another season, a part of one, or days; null where none does. */
export const otherSeasonIn = (texts: readonly string[]): string | null =>
  texts.find((text) => OTHER_SEASON.test(text) || PART.test(text) || (namesDay(text) && !VALIDITY.test(text))) ?? null

const MONTH_WORD = new RegExp(`(?<!\\p{L})${MONTH}`, 'iu')

/** The first of a sheet's texts that names a month for its prices, such as a sheet `Juli`; null where none does. */
export const monthIn = (texts: readonly string[]): string | null =>
  texts.find((text) => MONTH_WORD.test(text) && !VALIDITY.test(text)) ?? null
