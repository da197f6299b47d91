import type { PackageDetail, PackageList, PackageQuery } from '../store'
import type { SessionRow } from './sessionStore'

/** The first pages of a list end within this many packages. */
export const FIRST_PACKAGES = 200

/**
 * Reads a session and packages of its user's mitra in one statement. Returns null where `findSession` does. The caller
 * decides whether the user may see the packages.
 */
export type OwnPackagesStore = {
  /** The newest packages first; only a page that ends within {@link FIRST_PACKAGES}. */
  findSessionAndPage(
    hash: string,
    page: Pick<PackageQuery, 'page' | 'perPage'>,
  ): Promise<{ session: SessionRow; list: PackageList } | null>
  findSessionAndDetail(hash: string, id: number): Promise<{ session: SessionRow; detail: PackageDetail | null } | null>
}
