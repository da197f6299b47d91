import type { Scope, StoreSession } from '../store'
import type { OwnPackagesStore } from '../stores/ownPackagesStore'
import type { SessionRow } from '../stores/sessionStore'

const ownOf = ({ user: { mitraId } }: SessionRow): Scope => (mitraId === null ? 'none' : { mitraId })

/** Sessions with packages of their users' mitra. */
export const memoryOwnPackages = ({
  findSession,
  listPackages,
  findDetail,
}: Pick<StoreSession, 'findSession' | 'listPackages' | 'findDetail'>): OwnPackagesStore => ({
  findSessionAndPage: async (hash, page) => {
    const session = await findSession(hash)
    return session && { session, list: await listPackages({ ...page, scope: ownOf(session), q: '' }) }
  },
  findSessionAndDetail: async (hash, id) => {
    const session = await findSession(hash)
    return session && { session, detail: await findDetail(id, ownOf(session)) }
  },
})
