import type { PackageDetail, PackageList, PackageQuery } from '../store'
import type { SessionRow } from './sessionStore'

/**
 * What nearly every request reads: a session with packages of its user's own mitra, both as of one moment. They have the
 * session that `findSession` finds, and null where that finds none. The caller decides whether the packages are an answer.
 */
export type OwnPackagesStore = {
  /** The newest packages first. */
  findSessionAndPage(
    hash: string,
    page: Pick<PackageQuery, 'page' | 'perPage'>,
  ): Promise<{ session: SessionRow; list: PackageList } | null>
  findSessionAndDetail(hash: string, id: number): Promise<{ session: SessionRow; detail: PackageDetail | null } | null>
}
