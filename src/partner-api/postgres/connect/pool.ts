import pg from 'pg'
import { createHash } from 'node:crypto'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { isOutage, isQueueTimeout } from '../../stores/outage'
import { again } from './again'
import { hostChoice } from './hosts'

const names = new Map<string, string>()

/** Gives a text that is made once for all requests its name, which is the same in every process. */
export function giveName(text: string): void {
  names.set(text, createHash('sha256').update(text).digest('hex').slice(0, 32))
}

/**
 * A query with the name under which its connection keeps it prepared, if its text has one. Drizzle's other texts are
 * unlimited in number, so they get no name.
 */
function withName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('text' in query)) return query
  const name = names.get(String(query.text))
  return name ? { ...query, name } : query
}

/** The options of every connection. There is no session setting, because a pooler such as PgBouncer would not pass it on. */
const CONNECTION = { connectionTimeoutMillis: 3_000, keepAlive: true, application_name: 'partner-api' }

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/** Of several hosts only the primary will do: a standby would answer with old rows and refuse to write. */
async function requirePrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (rows[0]?.standby) throw Object.assign(new Error('This server is a standby.'), { code: '25006' })
}

const isRead = (query: unknown): boolean =>
  /^\(*\s*select\b/i.test(typeof query === 'string' ? query : String((query as { text?: unknown }).text))

type PoolOptions = {
  /** Told of every connection that broke. */
  lost: (error: Error) => void
  maxConnections: number
  /** Milliseconds after which nobody waits for an answer any more. */
  longestQuery: number | undefined
  /** Whether a connection keeps the commonest statements prepared (statement.ts). */
  prepared: boolean
}

/**
 * A pool that searches its database again when the connection breaks (docs/product.md §29.5.4). Connecting is always
 * repeated, because nothing was sent yet. Of the queries, only reads outside a transaction are repeated.
 */
export function createPool(url: string, { lost, maxConnections, longestQuery, prepared }: PoolOptions): pg.Pool {
  const hosts = hostChoice(url)
  class Client extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: hosts.current() })
      if (!prepared) return
      const run = this.query.bind(this) as (...all: unknown[]) => unknown
      this.query = ((query: unknown, ...rest: unknown[]) => run(withName(query), ...rest)) as typeof this.query
    }
  }
  // Its type says that the pool does not wait for `onConnect`, but it does.
  const onConnect = requirePrimary as (client: pg.ClientBase) => void
  const pool = new pg.Pool({
    ...CONNECTION,
    query_timeout: longestQuery,
    max: maxConnections,
    Client,
    ...(hosts.several ? { onConnect } : {}),
  })
  // A connection may break while nobody waits for it, or between two queries of a transaction. Without a listener the
  // process would end; with it the next query on the connection fails.
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('error', () => undefined)

  const connectOnce = pool.connect.bind(pool)
  const queryOnce = pool.query.bind(pool) as (...query: unknown[]) => Promise<unknown>
  async function connect(): Promise<pg.PoolClient> {
    const host = hosts.current()
    try {
      return await connectOnce()
    } catch (error) {
      // The host of a full pool may be well.
      if (!isQueueTimeout(error)) hosts.leave(host)
      throw error
    }
  }
  pool.connect = ((callback?: Connected) => {
    const connected = again(connect)
    if (!callback) return connected
    return connected.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    )
  }) as typeof pool.connect
  pool.query = ((...query: unknown[]) =>
    isRead(query[0]) ? again(() => queryOnce(...query)) : queryOnce(...query)) as typeof pool.query
  return pool
}

/** The part of a connection that a transaction needs. */
type Queries = Pick<pg.PoolClient, 'query'>

/** PostgreSQL answers the commit of a failed transaction with ROLLBACK, not with an error. */
const isCommit = (query: unknown) => (query as { text?: unknown }).text === 'commit'

/**
 * Runs work on a connection of the pool, which gets it back. The first query that fails by an outage ends the connection.
 * Each later one fails at once then, so that no `rollback` waits for a machine that says nothing. Work that fails after an
 * outage fails with the outage as its cause, even if it threw another error.
 */
export async function withClient<T>(pool: pg.Pool, work: (client: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let outage: unknown
  const queryOnce = client.query.bind(client) as (...query: unknown[]) => Promise<pg.QueryResult>
  const query = async (...asked: unknown[]) => {
    try {
      const answer = await queryOnce(...asked)
      if (answer.command === 'ROLLBACK' && isCommit(asked[0])) throw new Error('A failed transaction was committed.')
      return answer
    } catch (error) {
      if (isOutage(error)) {
        outage ??= error
        void client.end()
      }
      throw error
    }
  }
  try {
    return await work({ query: query as pg.PoolClient['query'] })
  } catch (error) {
    // The new error has the stack of the caller. The stack of a timeout would have only the timer.
    throw outage ? new Error('The transaction ended by an outage of the database.', { cause: outage }) : error
  } finally {
    client.release(outage !== undefined)
  }
}

/** Runs work on a new connection, outside the pool, to the first host that is a primary. The work is tried once. */
export async function onOneConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const hosts = hostChoice(url)
  for (let tried = 1; ; tried += 1) {
    const host = hosts.current()
    const client = new pg.Client({ ...CONNECTION, connectionString: host })
    // A connection that breaks fails the query that waits for it.
    client.on('error', () => undefined)
    try {
      await client.connect()
      if (hosts.several) await requirePrimary(client)
    } catch (error) {
      void client.end().catch(() => undefined)
      hosts.leave(host)
      if (tried >= hosts.count) throw error
      continue
    }
    return work(client).finally(() => client.end())
  }
}

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
