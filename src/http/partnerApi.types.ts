/**
 * The partner API on the wire (spec §7): what requests carry and answers are expected to hold. Answers are read
 * defensively all the same: any field may be missing, null, or a number in a string.
 */

export type WireId = string | number
export type WireNumber = number | string | null

export type WireUser = {
  id: WireId
  name: string
  email: string
  roles?: (string | { name: string })[]
  permissions?: string[]
}
export type WireMitra = { id: WireId; name: string }

export type LoginRequest = { email: string; password: string }
export type LoginResponse = { token: string; success: boolean; user: WireUser; message: string }
export type ProfileResponse = { user: WireUser; mitra: WireMitra | null }
export type MessageResponse = { message: string }

/** Laravel's error shape: 422 carries `errors`, field name (dotted) to a message or a list of them. */
export type ErrorResponse = { message: string; errors?: Record<string, string | string[] | null> }

export type WirePackageRow = {
  id: WireId
  nama_paket: string | null
  tipe_perjalanan: 'private' | 'group' | null
  jumlah_jamaah: WireNumber
  total_price_double_rupiah: WireNumber
  total_price_triple_rupiah: WireNumber
  total_price_quad_rupiah: WireNumber
  /** ISO; older APIs leave it out. */
  created_at?: string | null
  /** For a user who sees every mitra's packages. */
  mitra?: WireMitra | null
}
/** GET `/partner/umroh-regular`: `q`, `per_page` (spec §7), `page`; `sort` is one of these, `order` 'asc' or 'desc'. */
export type PackageSortField =
  | 'nama_paket'
  | 'jumlah_jamaah'
  | 'total_price_double_rupiah'
  | 'total_price_triple_rupiah'
  | 'total_price_quad_rupiah'
  | 'created_at'
  | 'mitra'
export type PackageListResponse = { data: WirePackageRow[]; meta: { total: number; page?: number; per_page?: number } }

export type WireChoice = { id: WireId | null }
export type WireHotelChoice = {
  id: WireId | null
  tanggalCheckIn: string | null
  tanggalCheckOut: string | null
  tanpaHotel: boolean
}

/** POST and PUT `/partner/umroh-regular`. A PUT may carry `If-Match: "<version>"` of the edit-data it began with: 409 where that is old. */
export type PackageRequest = {
  namaPaket: string
  startCity: 'makkah' | 'madinah' | null
  jumlahJamaah: number
  pesawat: WireChoice
  hotelMakkah: WireHotelChoice
  hotelMadinah: WireHotelChoice
  tipePerjalanan: 'private' | 'group' | null
  laPrivate: WireChoice
  visaBus: WireChoice
  muthawwif: WireChoice
  handlingSaudi: WireChoice
  transportasi: { id: WireId }[]
  domestik: WireChoice
  siskopatuh: WireChoice
  perlengkapan: WireChoice
  wisataPlus: WireChoice
  manasik: WireChoice
  tourLeader: number
  margin: WireChoice
}
export type DuplicateRequest = { namaPaket: string }
export type SaveResponse = { data: { id: WireId }; message: string }

/** A master record: its id, its name field and its price field (domain/masters.ts), `logo` for flights. */
export type WireMaster = { id: WireId; logo?: string | null } & Record<string, unknown>
export type WireHotel = {
  id: WireId
  nama_hotel: string
  image_path: string | null
  image_link: string | null
  jarak: WireNumber
  bintang: WireNumber
} & { [price in `harga_${'double' | 'triple' | 'quad'}${'' | '_rupiah' | '_jamaah_rupiah'}`]: WireNumber }
/** A rate's name: SAR per room and night, by season. */
export type WireRateName = `rate_${'double' | 'triple' | 'quad'}${'' | '_rajab_syaban' | '_ramadhan'}`
/** A hotel as an admin edits it: GET `/hotel/{city}` without dates, and body and answer of its writes. */
export type WireHotelMaster = {
  id: WireId
  nama_hotel: string
  bintang: WireNumber
  jarak: WireNumber
  image_path: string | null
} & { [rate in WireRateName]: WireNumber }
/** POST `/{resource}`, PUT `/{resource}/{id}`: the record under its wire names, not wrapped; `id` on PUT alone, and optional. */
export type WireMasterRequest = { id?: WireId; logo?: string | null } & Record<string, unknown>
export type WireHotelMasterRequest = Omit<WireHotelMaster, 'id'> & { id?: WireId }
/** Lists of masters come as `{data: […]}` or `{data: {data: […]}}`. */
export type MasterListResponse<T = WireMaster> = { data: T[] | { data: T[] } }

type Filled<T> = { id: WireId | null; data: T | null }
type FilledHotel = Omit<WireHotelChoice, 'tanpaHotel'> & {
  tanpaHotel: boolean | 0 | 1 | '0' | '1'
  dataHotel: WireHotel | null
}

/** GET `/partner/umroh-regular/{id}/edit-data`: the form's own fields, each choice with its record. */
export type EditDataResponse = {
  data: Omit<
    PackageRequest,
    'jumlahJamaah' | 'tourLeader' | 'pesawat' | 'hotelMakkah' | 'hotelMadinah' | 'transportasi' | WireSingleMaster
  > &
    Record<'pesawat' | WireSingleMaster, Filled<WireMaster>> &
    Record<'jumlahJamaah' | 'tourLeader', WireNumber> & {
      id: WireId
      /** What `If-Match` of a PUT names: opaque, another one after every write. Older APIs leave it out: the last write wins. */
      version?: string
      hotelMakkah: FilledHotel
      hotelMadinah: FilledHotel
      transportasi: { id?: WireId; transportasi_id?: WireId; data: WireMaster | null }[]
    }
}
type WireSingleMaster =
  | 'laPrivate'
  | 'visaBus'
  | 'muthawwif'
  | 'handlingSaudi'
  | 'domestik'
  | 'siskopatuh'
  | 'perlengkapan'
  | 'wisataPlus'
  | 'manasik'
  | 'margin'

type RoomKey = 'double' | 'triple' | 'quad'
type DetailHotelFields = {
  [field in `hotel_${'makkah' | 'madinah'}_${'check_in' | 'check_out' | 'image' | 'name'}`]: string | null
} & { [field in `hotel_${'makkah' | 'madinah'}_id`]: WireId | null } & {
  [field in `hotel_${'makkah' | 'madinah'}_bintang`]: WireNumber
} & {
  [field in `hotel_${'makkah' | 'madinah'}_price_${RoomKey}_${'rupiah' | 'sar'}`]: WireNumber
}

/** GET `/partner/umroh-regular/{id}`. */
export type DetailResponse = {
  data: {
    package: {
      id: WireId
      nama_paket: string | null
      jumlah_jamaah: WireNumber
      start_city: 'makkah' | 'madinah' | null
      tipe_perjalanan: 'private' | 'group' | null
      tour_leader: WireNumber
      /** Name of the margin as shown, or its amount. */
      margin: WireNumber
      margin_rupiah: WireNumber
      /** ISO: when these prices were computed; older APIs leave it out. */
      priced_at?: string | null
      /** For a user who sees every mitra's packages. */
      mitra?: WireMitra | null
    } & DetailHotelFields & { [total in `total_price_${RoomKey}_rupiah`]: WireNumber }
    labels: Record<
      | 'pesawat'
      | 'la_private'
      | 'visa'
      | 'muthawwif'
      | 'handling_saudi'
      | 'domestik'
      | 'siskopatuh'
      | 'perlengkapan'
      | 'wisata_plus'
      | 'manasik',
      string | null
    >
    addonPrices: Record<'domestik' | 'siskopatuh' | 'perlengkapan' | 'wisata_plus' | 'manasik', WireNumber>
    /** Rupiah per jamaah. */
    tourLeaderPerType: Record<RoomKey, WireNumber>
    transportasis: { transportasi_id: WireId; name: string; price: WireNumber }[]
    pesawatRow: { pesawat: string; logo: string | null; price: WireNumber } | null
    privateGroupPrices: Record<'la_private' | 'visa_bus' | 'muthawwif' | 'handling_saudi', WireNumber>
  }
}
