import { asJson, readList, readOneOf, type Json } from '@/data-provider/mappers/wire'
import { plainList } from '@/data-provider/plainList'
import { SETUP_STEPS, type EndingLists, type SetupStep } from '@/domain/desk/deskNotes'
import { CITIES } from '@/domain/types'
import { readCalendarDate } from '@/domain/values/dates'
import { readNumber } from '@/domain/values/numbers'

/** Reads the hotels whose price lists end; none if their city, number or day is unreadable. */
function readEnding(json: Json): EndingLists[] {
  const [city, hotels, first] = [readOneOf(json.city, CITIES), readNumber(json.hotels), readCalendarDate(json.first)]
  return city === null || hotels === null || first === null ? [] : [{ city, hotels, first }]
}

/** When the last backup was made; null without any. */
type LastBackup = { at: number | null; overdue: boolean }

/** What an admin's Beranda says about prices, accounts and backups. */
export type DeskMeta = { ending?: readonly EndingLists[]; missing?: readonly SetupStep[]; backup?: LastBackup | null }

function readBackup(json: Json): LastBackup | null {
  const at = Date.parse(String(json.at))
  return typeof json.overdue === 'boolean' ? { at: Number.isNaN(at) ? null : at, overdue: json.overdue } : null
}

/** The one call about an admin's Beranda. Nothing reads its counts of packages any more; apps of earlier versions do. */
export const createApi = plainList(
  '/partner/desk',
  () => null,
  ({ price_lists, missing, last_backup }): DeskMeta => ({
    ending: readList(price_lists).flatMap(readEnding),
    missing: Array.isArray(missing) ? missing.flatMap((step) => readOneOf(step, SETUP_STEPS) ?? []) : [],
    backup: readBackup(asJson(last_backup)),
  }),
)
