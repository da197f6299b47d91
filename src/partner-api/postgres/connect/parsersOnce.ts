import type { PGlite, Transaction } from '@electric-sql/pglite'

/**
 * Drizzle gives its parsers with each query, and PGlite then copies all of its 300 parsers, which takes a quarter of the
 * time of a small query. This client takes over Drizzle's parsers instead, and its queries bring none.
 */
export function parsersOnce(client: PGlite): PGlite {
  function bringNone<Asked extends PGlite | Transaction>(asked: Asked): Asked {
    const query = asked.query.bind(asked)
    asked.query = (text, values, { parsers, ...options } = {}) => {
      Object.assign(client.parsers, parsers)
      return query(text, values, options)
    }
    return asked
  }
  const transaction = client.transaction.bind(client)
  client.transaction = (work) => transaction((tx) => work(bringNone(tx)))
  return bringNone(client)
}
