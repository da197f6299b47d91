import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '@/partner-api/postgres/database'

/** The last schemas of earlier versions; `old-record` is from the time of the table `schema_version`. */
export const OLD_DATABASES = ['old-record', '0003', '0008', '0013', '0017', '0021'] as const

const unzipped = (file: string) => gunzipSync(readFileSync(join(import.meta.dirname, file))).toString('utf8')

/** makeDump.ts's record of an old version: its API's answers and its people's secrets. */
type Told = {
  at: number
  passwords: Record<string, string>
  secrets: Record<string, string>
  tokens: Record<string, string>
  pages: { path: string; status: number; html: string; image: string | null }[]
  answers: { as: string; path: string; status: number; body: Record<string, unknown> }[]
}
export const toldBy = (name: string) => JSON.parse(unzipped(`${name}.json.gz`)) as Told

/** Fills a database without tables with a dump. Lines such as `\restrict` are commands of psql. */
export async function loadDump({ db }: OpenDatabase, name: string): Promise<void> {
  const text = unzipped(`${name}.sql.gz`).replace(/^\\.*$/gm, '')
  const { $client } = db as unknown as { $client: PGlite | object }
  if ('exec' in $client) await $client.exec(text)
  else await db.execute(sql.raw(text))
  await db.execute(sql`reset all`)
}
