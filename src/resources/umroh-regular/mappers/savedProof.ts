import { searchable } from '@/domain/text/search'
import { firstLetters } from '@/domain/values/letters'
import * as v from 'valibot'
import { asJson, isJson, readRecords, type Json } from '@/data-provider/mappers/wire'
import { differingFields } from '@/domain/package/packageContents'
import { packageSchema, type PackagePayload } from '@/domain/package/packageSchema'
import type { Id } from '@/domain/types'
import { PAGE_SIZE } from '@/domain/values/paging'
import type { HttpClient } from '@/http/httpClient'
import { PACKAGES_API } from '../resource'
import { readPackageForm } from './packageForm'
import { readPackageRow } from './packageRows'

/** Servers refuse a longer search (docs/product.md §5.1.3). */
const LONGEST_SEARCH = 500
/** The app reads the details of at most so many packages with the same name. */
const MOST_LOOKED_INTO = 5

type Http = Pick<HttpClient, 'request'>

// A server may store another case and other spaces.
const nameKey = (name: string | null) => searchable(name ?? '').replaceAll(' ', '')

/** Whether a saved package holds what the body of a save said. An API may leave fields out of its form. */
function holds(saved: Json, payload: PackagePayload): boolean {
  const { success, output } = v.safeParse(packageSchema, readPackageForm(saved))
  if (!success || nameKey(output.namaPaket) !== nameKey(payload.namaPaket)) return false
  return differingFields(output, payload).every((field) => field === 'namaPaket' || !(field in saved))
}

/** Whether the package of this id holds what a save said. */
export async function isSavedAs(http: Http, id: Id, payload: PackagePayload): Promise<boolean> {
  const { data } = asJson(await http.request('GET', `${PACKAGES_API}/${encodeURIComponent(id)}/edit-data`))
  return isJson(data) && holds(data, payload)
}

// A new package has the highest number where ids are numbers.
const newestFirst = (a: Id, b: Id) => (typeof a === 'number' && typeof b === 'number' ? b - a : 0)

/** The ids of the packages of this name, the newest first. */
async function idsNamed(http: Http, name: string): Promise<Id[]> {
  const query = { q: firstLetters(name, LONGEST_SEARCH).trim(), per_page: PAGE_SIZE }
  const rows = readRecords(await http.request('GET', PACKAGES_API, { query }), readPackageRow)
  const ids = rows.filter((row) => nameKey(row.name) === nameKey(name)).map(({ id }) => id)
  return ids.sort(newestFirst)
}

/** The package that a create has made, as list and form show it; null if they do not. */
export async function findCreated(http: Http, payload: PackagePayload): Promise<Id | null> {
  for (const id of (await idsNamed(http, payload.namaPaket)).slice(0, MOST_LOOKED_INTO))
    if (await isSavedAs(http, id, payload)) return id
  return null
}

/** The copy that a duplicate has made: a package of its name that the phone did not know before; null if there is none. */
export async function findCopy(http: Http, name: string, known: readonly Id[]): Promise<Id | null> {
  const before = new Set(known.map(String))
  return (await idsNamed(http, name)).find((id) => !before.has(String(id))) ?? null
}
