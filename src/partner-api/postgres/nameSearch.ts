import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { wordsOf } from '@/domain/text/search'
import type { Scope } from '../stores/store'
import type { Given } from './statement'
import { packages } from './tables'

const GRAM = 3
// More of them would not narrow the search: the query compares each name that the index finds anyway.
const MOST_GRAMS = 6

/** A scope whose mitra may be given later, or read by the same statement. */
export type GivenScope = Scope | { mitraId: Given<number> | SQL }

/** The condition for packages, or for their counts, that a scope may see; undefined for all. */
export function seenBy(scope: GivenScope, mitraId: SQLWrapper = packages.mitraId): SQL | undefined {
  if (scope === 'all') return undefined
  return scope === 'none' ? sql`false` : eq(mitraId, scope.mitraId)
}

/** The condition for names with every word of a text. position() has no wildcards: `%`, `_` and `\` mean themselves. */
export const named = (text: string, name: SQLWrapper = packages.searchName): SQL | undefined =>
  and(...wordsOf(text).map((word) => sql`position(${word}::text in ${name}) > 0`))

/** Runs of letters that every name with this word contains: the word itself up to three letters, else its threes. */
function runsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length <= GRAM) return [word]
  return letters.slice(GRAM - 1).map((_, at) => letters.slice(at, at + GRAM).join(''))
}

/** Some runs of letters that every name with all of these words contains. */
function gramsOf(words: readonly string[]): string[] {
  const runs = [...new Set(words.flatMap(runsOf))]
  const stride = Math.ceil(runs.length / MOST_GRAMS)
  return runs.filter((_, at) => at % stride === 0)
}

/**
 * The mitra of a search by the index of letters. The letters hold the mitra as a hash of 32 bits, which two mitra can share,
 * so each find is compared with the mitra itself. `+ 0`: by a bare condition the planner would read all rows of that mitra.
 */
const ownFinds = (scope: Exclude<Scope, 'none'>): SQL | undefined =>
  scope === 'all' ? undefined : sql`${packages.mitraId} + 0 = ${scope.mitraId}`

/** The condition for packages of a scope whose name has every word of a text: by the index of letters, or row by row. */
export function found(scope: Scope, text: string, how: 'indexed' | 'one by one'): SQL | undefined {
  if (text === '' || scope === 'none' || how === 'one by one') return and(seenBy(scope), named(text))
  const owner = scope === 'all' ? '' : scope.mitraId
  const grams = sql.join(
    gramsOf(wordsOf(text)).map((gram) => sql`hashtext(${`${owner}:${gram}`}::text)`),
    sql`, `,
  )
  return and(sql`${packages.searchGrams} @> array[${grams}]`, ownFinds(scope), named(text))
}
