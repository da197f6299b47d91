import type { PackageDetail, PackageList, PackageQuery } from '../store'
import type { SessionRow } from './sessionStore'

/** So many packages from the beginning of a list are its first pages. */
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
