import type { Context } from 'hono'
import { parseId } from '../../pricing/snapshot'
import type { PackageRow, StoreSession } from '../../store'
import { notFound, unprocessable } from '../apiError'
import { scopeOf, type ApiEnv } from '../context'
import { offerMessages } from '../messages'
import { requireOwn } from '../packages/shownPackages'

/** The packages of an offer in the order of their letters. */
export type OfferedRows = readonly [PackageRow, ...PackageRow[]]

/**
 * Finds and locks the package of the path and the others of the body: their mitra first, and the packages in the order of
 * their ids. Throws 404, 403 or 422 where a package may not be offered.
 */
export async function lockOffered(
  tx: StoreSession,
  c: Context<ApiEnv>,
  others: readonly number[],
): Promise<OfferedRows> {
  const first = parseId(c.req.param('id'))
  if (first === null) throw notFound()
  if (others.includes(first)) throw unprocessable({ others: [offerMessages.others] })
  const ofPath = await tx.findPackage(first, scopeOf(c.get('session')))
  if (!ofPath) throw notFound()
  await tx.lockMitra(ofPath.mitraId)
  const found = new Map<number, PackageRow | null>()
  for (const id of [first, ...others].sort((a, b) => a - b))
    found.set(id, await tx.findPackage(id, scopeOf(c.get('session')), true))
  const row = found.get(first)
  if (!row) throw notFound()
  requireOwn(c, row.mitraId)
  const further = others.map((id) => found.get(id) ?? null)
  const problems = further.flatMap((other, place) => {
    if (other?.mitraId === row.mitraId) return []
    const text: string = other ? offerMessages.otherMitra : offerMessages.otherUnknown
    return [{ [`others.${place}`]: [text] }]
  })
  if (problems.length > 0) throw unprocessable(Object.assign({}, ...problems))
  return [row, ...further.filter((other) => other !== null)]
}
