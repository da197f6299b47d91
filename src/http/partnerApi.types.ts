import type { Described, SortField } from '@/partner-api/openapi/schemaTypes'

/**
 * The partner API's requests and answers (docs/product.md §10), under the names that the app uses. The compiler derives them from the schemas
 * of the contract, which are the only declaration: a field that the contract does not require is optional here.
 */

export type WireId = Described<'Id'>

export type LoginResponse = Described<'LoginAnswer'>
export type ProfileResponse = Described<'ProfileAnswer'>
export type MessageResponse = Described<'Message'>
export type HealthResponse = Described<'HealthAnswer'> | Described<'HealthFailure'>

/** `/users` and `/mitra`, for admins. */
export type AccountResponse = Described<'AccountAnswer'>

/** GET `/partner/umroh-regular`; `sort` names one of the sort fields. */
export type PackageSortField = SortField
export type WirePackageRow = Described<'PackageRow'>
export type PackageListResponse = Described<'PackageListAnswer'>

/** POST and PUT `/partner/umroh-regular`. */
export type PackageRequest = Described<'PackageRequest'>
export type SaveResponse = Described<'SaveAnswer'>
/** GET `/partner/umroh-regular/{id}/edit-data`. */
export type EditDataResponse = Described<'EditDataAnswer'>
/** GET `/partner/umroh-regular/{id}`. */
export type DetailResponse = Described<'DetailAnswer'>

export type WireMaster = Described<'Master'>
/** A hotel with its prices for a stay. */
export type WireHotel = Described<'Hotel'>
/** A hotel as an admin edits it: GET `/hotel/{city}` without dates, and body and answer of its writes. */
export type WireHotelMaster = { id: number; version: string } & Record<string, unknown>
/** A rate in the admin's list. */
export type WireKurs = Described<'Kurs'>
export type WireUsdKurs = Described<'UsdKurs'>
/** The status of a package. */
export type WireStatus = Described<'Status'>
export type WireOffer = Described<'Offer'>
export type OfferListResponse = MasterListResponse<WireOffer> & {
  meta: { total: number; page: number; per_page: number }
}
/** GET `/partner/audit`. */
export type AuditListResponse = Described<'AuditListAnswer'>

/** Some APIs wrap the list twice. */
export type MasterListResponse<T = WireMaster> = { data: T[] | { data: T[] } }
