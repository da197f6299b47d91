import type { Context } from 'hono'
import { isStorable } from '../../../domain/values/isStorable'
import type { AccountQuery } from '../../stores/accountsStore'
import type { ApiEnv } from '../context'
import { wholeNumber } from '../wholeNumber'

const MAX_PAGE_SIZE = 200
const MAX_PAGE = 1_000_000

/** Reads `q`, `page`, `per_page`, `sort` and `order` of a list; anything else counts as missing. */
function readAccountQuery(c: Context<ApiEnv>): AccountQuery {
  return {
    q: (c.req.query('q') ?? '').trim(),
    page: wholeNumber(c.req.query('page'), 1, MAX_PAGE),
    perPage: wholeNumber(c.req.query('per_page'), 50, MAX_PAGE_SIZE),
    sort: {
      field: c.req.query('sort') === 'email' ? 'email' : 'name',
      direction: c.req.query('order') === 'desc' ? 'desc' : 'asc',
    },
  }
}

type Found<Row> = { rows: Row[]; total: number }

/** The page of users or mitra that a request asks for. No name contains text that the database cannot store. */
export async function accountPage<Row>(c: Context<ApiEnv>, list: (query: AccountQuery) => Promise<Found<Row>>) {
  const query = readAccountQuery(c)
  const { rows, total } = isStorable(query.q) ? await list(query) : { rows: [], total: 0 }
  return { data: rows, meta: { total, page: query.page, per_page: query.perPage } }
}
