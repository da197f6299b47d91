import type { CalendarDate, Id } from '../types'
import { isCalendarDate } from '../values/dates'
import { isObject } from '../values/isObject'
import { followUpReasons } from './followUp'
import { isOpenOn, STATUSES, statusOn, type Status, type Progress } from './packageStatus'

/** The facts that the phone keeps of a package to take up again, and none of its customer. Null: the phone does not know it. */
export type KeptFollowUp = {
  id: Id
  name: string | null
  status: Status | null
  remindAt: CalendarDate | null
  validUntil: CalendarDate | null
  departure: CalendarDate | null
}

/**
 * A reason to take a package up again, and its day: a reminder, the end of an offer that ends soon, the end of another one
 * that nobody has answered, or a check-in that has passed.
 */
export type DueReason = { kind: 'reminder' | 'ends' | 'terkirim' | 'dilihat' | 'departed'; day: CalendarDate }
export type DueFollowUp = Pick<KeptFollowUp, 'id' | 'name'> & { reasons: DueReason[] }

/** The days after which a mitra can be reminded. */
export const REMIND_AFTER = [1, 3, 7] as const
/** Packages that have no reason but a check-in that has passed, or an answer that nobody gave: more would hide what is urgent. */
const MOST_DEPARTED = 5
const MOST_UNANSWERED = 5
/** The phone keeps so many of the next departures. */
const MOST_TO_COME = 50

// No schema: the list loads this check, and a schema would load the library of the form, too.
function readOne(value: unknown): KeptFollowUp[] {
  if (!isObject(value)) return []
  const { id, name } = value
  if (typeof id !== 'string' && typeof id !== 'number') return []
  if (typeof name !== 'string' && name !== null) return []
  const day = (of: unknown) => (isCalendarDate(of) ? of : null)
  const status = STATUSES.find((one) => one === value.status) ?? null
  const [remindAt, validUntil, departure] = [day(value.remindAt), day(value.validUntil), day(value.departure)]
  return [{ id, name, status, remindAt, validUntil, departure }]
}

/** Reads what the phone has kept; nothing if that is of another shape. */
export function readFollowUps(text: string | null): KeptFollowUp[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.flatMap(readOne) : []
  } catch {
    return []
  }
}

/** A package that the phone sees. An API may tell neither its status nor its departure. */
export type SeenPackage = {
  id: Id
  name: string | null
  departure?: CalendarDate | null
  progress?: Pick<Progress, 'status' | 'remindAt' | 'validUntil'> & { otherChosen?: boolean }
}

const earlier = (a: CalendarDate | null, b: CalendarDate | null) => ((a ?? '') < (b ?? '') ? -1 : 1)
const mayDepart = ({ status, departure }: KeptFollowUp) =>
  departure !== null && status !== 'batal' && status !== 'setuju'
const isWaited = ({ status, remindAt, validUntil }: KeptFollowUp, today: CalendarDate) =>
  (remindAt !== null && status !== 'batal') ||
  (status !== null && validUntil !== null && isOpenOn(status, validUntil, today))

/** The kept packages after the phone has seen others. A package that the phone sees replaces the one that it kept. */
export function keptFollowUps(
  kept: readonly KeptFollowUp[],
  seen: readonly SeenPackage[],
  today: CalendarDate,
): KeptFollowUp[] {
  const known = new Map(kept.map((one) => [String(one.id), one]))
  for (const { id, name, departure, progress } of seen) {
    if (departure === undefined && !progress) continue
    if (progress?.otherChosen) {
      known.delete(String(id))
      continue
    }
    const before = known.get(String(id))
    const { status = null, remindAt = null, validUntil = null } = progress ?? before ?? {}
    const told = { id, name, status, remindAt, validUntil }
    known.set(String(id), { ...told, departure: departure === undefined ? (before?.departure ?? null) : departure })
  }
  const all = [...known.values()]
  const waited = all.filter((one) => isWaited(one, today))
  const others = all
    .filter((one) => !isWaited(one, today) && mayDepart(one))
    .sort((a, b) => earlier(a.departure, b.departure))
  const departed = others.filter(({ departure }) => (departure ?? '') < today)
  return [...waited, ...departed.slice(-MOST_DEPARTED), ...others.slice(departed.length).slice(0, MOST_TO_COME)]
}

function reasonsOf(kept: KeptFollowUp, today: CalendarDate): DueReason[] {
  const { remindAt, validUntil, departure } = kept
  const status = statusOn(kept.status ?? 'draf', validUntil, today)
  const offered: DueReason[] = followUpReasons({ status, remindAt, validUntil }, today).map((kind) => ({
    kind,
    day: (kind === 'reminder' ? remindAt : validUntil) ?? today,
  }))
  const endsSoon = offered.some(({ kind }) => kind === 'ends')
  if ((status === 'terkirim' || status === 'dilihat') && validUntil !== null && !endsSoon)
    offered.push({ kind: status, day: validUntil })
  const hasDeparted = mayDepart(kept) && departure !== null && departure < today
  return [...offered, ...(hasDeparted ? [{ kind: 'departed' as const, day: departure }] : [])]
}

const isUrgent = ({ reasons }: DueFollowUp) => reasons.some(({ kind }) => kind === 'reminder' || kind === 'ends')
const isOnlyDeparted = ({ reasons }: DueFollowUp) => reasons.every(({ kind }) => kind === 'departed')
const firstDay = ({ reasons }: DueFollowUp) => reasons.map(({ day }) => day).sort()[0] ?? ''

/**
 * The packages to take up again (docs/product.md §27.1.3): reminders and ends of offers with the most urgent first, then
 * the offers that nobody has answered, the next end first, then the check-ins that have passed, the latest first.
 */
export function dueFollowUps(kept: readonly KeptFollowUp[], today: CalendarDate): DueFollowUp[] {
  const due = kept
    .map((one) => ({ id: one.id, name: one.name, reasons: reasonsOf(one, today) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => earlier(firstDay(a), firstDay(b)))
  const departed = due.filter(isOnlyDeparted)
  const unanswered = due.filter((one) => !isUrgent(one) && !isOnlyDeparted(one))
  return [
    ...due.filter(isUrgent),
    ...unanswered.slice(0, MOST_UNANSWERED),
    ...departed.reverse().slice(0, MOST_DEPARTED),
  ]
}
