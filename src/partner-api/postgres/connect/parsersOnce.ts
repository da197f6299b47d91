import type { PGlite, Transaction } from '@electric-sql/pglite'

/**
 * Drizzle gives its parsers with each query, and PGlite then copies all of its 300 parsers, which takes a quarter of the
 * time of a small query. This function stores Drizzle's parsers in the client once and takes them from each query. A query
 * that does not come from Drizzle is then read by these parsers, too.
 */
export function parsersOnce(client: PGlite): PGlite {
  function withoutParsers<Asked extends PGlite | Transaction>(asked: Asked): Asked {
    const query = asked.query.bind(asked)
    asked.query = (text, values, { parsers, ...options } = {}) => {
      Object.assign(client.parsers, parsers)
      return query(text, values, options)
    }
    return asked
  }
  const transaction = client.transaction.bind(client)
  client.transaction = (work) => transaction((tx) => work(withoutParsers(tx)))
  return withoutParsers(client)
}
