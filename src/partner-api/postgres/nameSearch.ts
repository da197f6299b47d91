import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Scope } from '../store'
import { packages } from './tables'

const GRAM = 3
// More would be read and not find less: what the index finds is looked at once more.
const MOST_GRAMS = 6

/** Packages (or their changes) that a scope may see; all where it says nothing. */
export function seenBy(scope: Scope, mitraId: SQLWrapper = packages.mitraId): SQL | undefined {
  if (scope === 'all') return undefined
  return scope === 'none' ? sql`false` : eq(mitraId, scope.mitraId)
}

/** Names that hold a text; all where it is ''. position() knows no wildcards: `%`, `_` and `\` are themselves. */
export const named = (text: string, name: SQLWrapper = packages.searchName): SQL | undefined =>
  text === '' ? undefined : sql`position(${text}::text in ${name}) > 0`

/** Runs of letters that every name with this text has: itself up to three letters, else some threes from all over it. */
function gramsOf(text: string): string[] {
  const letters = [...text]
  if (letters.length <= GRAM) return [text]
  const threes = letters.slice(GRAM - 1).map((_, at) => letters.slice(at, at + GRAM).join(''))
  const stride = Math.ceil(threes.length / MOST_GRAMS)
  return [...new Set(threes.filter((_, at) => at % stride === 0))]
}

/** Packages of a scope whose name holds a text: by the index of name_grams(), or looking at each that comes by. */
export function found(scope: Scope, text: string, how: 'indexed' | 'one by one'): SQL | undefined {
  if (text === '' || scope === 'none' || how === 'one by one') return and(seenBy(scope), named(text))
  const owner = scope === 'all' ? '' : scope.mitraId
  const grams = sql.join(
    gramsOf(text).map((gram) => sql`${`${owner}:${gram}`}::text`),
    sql`, `,
  )
  // The grams say whose a package is. A condition on mitra_id beside them would bring its index in, for all the mitra's rows.
  return and(sql`name_grams(${packages.mitraId}, ${packages.searchName}) @> array[${grams}]`, named(text))
}
