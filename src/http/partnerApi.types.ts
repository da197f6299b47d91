import type { Described, SortField } from '@/partner-api/openapi/schemaTypes'

/**
 * The partner API's requests and answers (docs/product.md §10), under the names that the app uses. The compiler derives them from the schemas
 * of the contract, which are the only declaration: a field that the contract does not require is optional here.
 */

export type WireId = Described<'Id'>

export type WireUser = Described<'User'>
export type LoginResponse = Described<'LoginAnswer'>
export type ProfileResponse = Described<'ProfileAnswer'>
/** GET `/partner/me/sessions`. */
export type DeviceListResponse = Described<'DeviceListAnswer'>
/** GET `/partner/me/push`. */
export type PushResponse = Described<'PushAnswer'>
export type MessageResponse = Described<'Message'>
export type HealthResponse = Described<'HealthAnswer'> | Described<'HealthFailure'>

/** `/partner/setup` and `/partner/account-link`, which need no session. */
export type SetupStateResponse = Described<'SetupState'>
export type AccountLinkResponse = Described<'LinkAnswer'>

/** `/users` and `/mitra`, for admins. */
export type WireAccount = Described<'Account'>
export type AccountResponse = Described<'AccountAnswer'>
export type AccountListResponse = Described<'AccountListAnswer'>
export type WireMitraAccount = Described<'MitraAccount'>
export type MitraAccountResponse = Described<'MitraAnswer'>
export type MitraAccountListResponse = Described<'MitraListAnswer'>

/** GET `/partner/umroh-regular`; `sort` names one of the sort fields. */
export type PackageSortField = SortField
export type WirePackageRow = Described<'PackageRow'>
export type TemplatesResponse = Described<'TemplatesAnswer'>
export type TemplateFormResponse = Described<'TemplateFormAnswer'>
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
/** A rate of the riyal in the admin's list, and the rate of a package's detail. */
export type WireKurs = Described<'Kurs'>
export type WireUsdKurs = Described<'UsdKurs'>
/** POST `/partner/uploads`. */
export type UploadResponse = Described<'UploadAnswer'>
/** The status of a package. */
export type WireStatus = Described<'Status'>
export type WireAgreement = Described<'Agreement'>
export type StatusResponse = Described<'StatusAnswer'>
/** GET `/partner/figures`. */
export type FiguresResponse = Described<'FiguresAnswer'>
/** GET `/partner/follow-ups`. */
export type FollowUpsResponse = Described<'FollowUpsAnswer'>
export type WireOffer = Described<'Offer'>
export type OfferListResponse = MasterListResponse<WireOffer> & {
  meta: { total: number; page: number; per_page: number }
}
export type OfferMadeResponse = Described<'OfferMadeAnswer'>
/** GET `/partner/offers/{id}/package`. */
export type OfferedPackageResponse = Described<'OfferedPackageAnswer'>
export type OfferChangedResponse = Described<'OfferChangedAnswer'>
export type WireDetailKurs = Described<'DetailKurs'>
export type WireMoney = Described<'Money'>
/** GET `/partner/desk`. */
export type DeskResponse = Described<'DeskAnswer'>
export type WireAudit = Described<'Audit'>
/** GET `/partner/audit`. */
export type AuditListResponse = Described<'AuditListAnswer'>
/** GET `/partner/audit/users`. */
export type AuditUsersResponse = Described<'AuditUsersAnswer'>

/** Some APIs wrap the list twice. */
export type MasterListResponse<T = WireMaster> = { data: T[] | { data: T[] } }
/** POST `/{master}/import`: what was written. */
export type ImportResponse = Described<'ImportAnswer'>
/** GET `/{master}/batches/newest`: the last write of many records. */
export type BatchResponse = Described<'BatchAnswer'>
/** POST `/{master}/batches/{id}/undo`: the counts of the undone changes. */
export type UndoneResponse = Described<'UndoneAnswer'>
/** POST `/{master}/delete`: how many records were deleted. */
export type DeletedResponse = Described<'DeletedAnswer'>
