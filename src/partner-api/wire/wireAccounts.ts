import type { AccountResponse, WireAccount, WireMitraAccount, EditDataResponse } from '@/http/partnerApi.types'
import { HOTEL_FIELDS, type SingleMasterField } from '@/domain/masters/masters'
import { CITIES, type MasterRecord } from '@/domain/types'
import { bodyOf } from '@/records/fields'
import { MITRA_PATHS } from '@/records/mitra'
import type { NewLink } from '../accounts/accounts'
import type { AccountRow, MitraAccountRow } from '../stores/accountsStore'
import { ApiError } from '../errors/apiError'
import { messages } from '../errors/messages'
import { OPTIONAL_FIELDS, type StayCopy } from '../stores/snapshot'
import type { PackageRow } from '../stores/store'
import { wireHotel, wireMaster, wireVersion } from './wire'

/**
 * Throws 409 with the record as it is now when `If-Match` does not name its version, because somebody else has saved
 * meanwhile. Without the header the last write wins.
 */
export function requireVersion(
  ifMatch: string | undefined,
  version: number,
  current: object,
  message: string = messages.changedMeanwhile,
): void {
  const known = (ifMatch ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  if (known.length > 0 && !known.includes('*') && !known.includes(`"${wireVersion(version)}"`))
    throw new ApiError(409, { message, current })
}

const time = (ms: number) => new Date(ms).toISOString()

function statusOf({ disabledAt, hasPassword }: AccountRow): WireAccount['status'] {
  if (disabledAt !== null) return 'disabled'
  return hasPassword ? 'active' : 'invited'
}

export const wireAccount = (row: AccountRow): WireAccount => ({
  id: row.id,
  name: row.name,
  email: row.email,
  mitra: row.mitra,
  roles: row.roles.map((role) => (typeof role === 'string' ? role : role.name)),
  permissions: row.permissions,
  status: statusOf(row),
  has_second_factor: row.hasSecondFactor,
  last_login_at: row.lastLoginAt === null ? null : time(row.lastLoginAt),
  // A used link has the time 0.
  link_expires_at: row.linkExpiresAt ? time(row.linkExpiresAt) : null,
  version: wireVersion(row.version),
})

export const wireMitraAccount = (row: MitraAccountRow) =>
  ({
    id: row.id,
    ...bodyOf(MITRA_PATHS, row),
    users: row.users,
    status: row.disabledAt === null ? 'active' : 'disabled',
    version: wireVersion(row.version),
  }) as WireMitraAccount

export const wireLink = ({ path, expiresAt }: NewLink): NonNullable<AccountResponse['link']> => ({
  path,
  expires_at: time(expiresAt),
})

const editHotel = (stay: StayCopy | null) => ({
  id: stay?.id ?? null,
  dataHotel: stay ? wireHotel(stay) : null,
  tanggalCheckIn: stay?.checkIn ?? null,
  tanggalCheckOut: stay?.checkOut ?? null,
  tanpaHotel: stay === null,
})

/** Makes the answer of GET `/partner/umroh-regular/{id}/edit-data`: the form's fields, each choice with its saved record. */
export function wireEditData({
  id,
  version,
  snapshot,
}: Pick<PackageRow, 'id' | 'version' | 'snapshot'>): EditDataResponse {
  const { choices, pesawat, hotels, ...rest } = snapshot
  const filled = (field: SingleMasterField, record: MasterRecord | null) =>
    [field, { id: record?.id ?? null, data: record && wireMaster(field, record) }] as const
  const data = {
    id,
    version: wireVersion(version),
    namaPaket: rest.namaPaket,
    startCity: rest.startCity,
    jumlahJamaah: rest.jumlahJamaah,
    tipePerjalanan: rest.tipePerjalanan,
    tourLeader: rest.tourLeader,
    ...Object.fromEntries(CITIES.map((city) => [HOTEL_FIELDS[city], editHotel(hotels[city])])),
    ...Object.fromEntries([
      filled('pesawat', pesawat),
      ...OPTIONAL_FIELDS.map((field) => filled(field, choices[field] ?? null)),
    ]),
    transportasi: rest.transportasi.map((record) => ({
      id: record.id,
      transportasi_id: record.id,
      data: wireMaster('transportasi', record),
    })),
  }
  return { data: data as EditDataResponse['data'] }
}
