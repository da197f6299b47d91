import { HOTEL_FIELDS, type SingleMasterField } from '../../domain/masters/masters'
import { CITIES, type MasterRecord } from '../../domain/types'
import type { EditDataResponse } from '../../http/partnerApi.types'
import { OPTIONAL_FIELDS, type StayCopy } from '../pricing/snapshot'
import type { PackageRow } from '../store'
import { wireHotel, wireMaster } from './wire'
import { wireVersion } from './wireAccounts'

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
