import { createHash } from 'node:crypto'

const names = new Map<string, string>()

/** Gives a text that is made once for all requests its name, which is the same in every process. */
export function giveName(text: string): void {
  names.set(text, createHash('sha256').update(text).digest('hex').slice(0, 32))
}

/**
 * A query with the name under which its connection keeps it prepared, if its text has one. Drizzle's other texts are
 * unlimited in number, so they get no name.
 */
export function withName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('text' in query)) return query
  const name = names.get(String(query.text))
  return name ? { ...query, name } : query
}
