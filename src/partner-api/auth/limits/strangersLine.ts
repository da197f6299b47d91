import type { TriesChange, Tries } from '../../stores/sessionStore'
import type { Decision, Found } from './countTries'
import type { LinePace } from './loginPaces'
import { countAt, growingWait } from './pace'

const MINUTE = 60_000
/** Whoever has a place may come so long after its time. Somebody who comes later has lost it. */
const TURN_KEPT = 15 * MINUTE
/** Places are given for one day at the most, so that their number is limited. */
const LONGEST_LINE = 24 * 60 * MINUTE

const [WAITS, USED] = [1, 2]

/** The rows of a network that may stand in a line for an account: its own place, and the line's last one. */
export type LineRows = {
  turn: string
  line: string
  pace: LinePace
  /** All lines of the account. */
  lines: readonly { line: string; pace: LinePace }[]
}

/** The last place of a line. One that is further ahead than its places can reach was given by a clock that was ahead. */
function lastOf(found: Found, { line, pace }: Pick<LineRows, 'line' | 'pace'>, now: number): Tries | null {
  const last = found[line] ?? null
  return last && last.at <= now + Math.min(LONGEST_LINE, last.count * pace.longestWait) ? last : null
}

/**
 * Gives a network a place in the line of those who try the password of an account, or its turn when the time of its place
 * has come. Nobody overtakes: how often somebody asks changes nothing. Each place is one guess, and the line's pace says
 * how far apart places are.
 *
 * The row `turn` has the time of the place, and 1 until it is used. The row `line` has the time of the last place.
 */
export function takeTurn({ turn, line, pace, lines }: LineRows, found: Found, now: number): Decision {
  const mine = found[turn] ?? null
  const used = (at: number): TriesChange => ({ bucket: turn, before: mine, after: { count: USED, at } })
  // No place comes after the last one of every line.
  const end = Math.max(now, ...lines.map((one) => lastOf(found, one, now)?.at ?? now))
  if (mine?.count === WAITS && now <= mine.at + TURN_KEPT && mine.at <= end)
    return mine.at <= now ? { wait: 0, changes: [used(mine.at)] } : { wait: mine.at - now, changes: [] }

  const before = found[line] ?? null
  const last = lastOf(found, { line, pace }, now)
  const places = last ? countAt(pace, last, now) : 0
  const at = Math.max(now, last ? last.at + growingWait(pace, places - 1) : now)
  if (at > now + LONGEST_LINE) return { wait: at - now, changes: [] }
  const given: TriesChange = { bucket: line, before, after: { count: places + 1, at } }
  if (at <= now) return { wait: 0, changes: [given, used(at)] }
  return { wait: at - now, changes: [given, { bucket: turn, before: mine, after: { count: WAITS, at } }] }
}
