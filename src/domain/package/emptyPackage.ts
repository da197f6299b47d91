import type { HotelChoice, PackageForm } from '../types'

const emptyHotel: HotelChoice = {
  tanpaHotel: false,
  id: null,
  dataHotel: null,
  tanggalCheckIn: null,
  tanggalCheckOut: null,
}
/** Nothing chosen. */
export const NO_CHOICE = { id: null, data: null }

/** A wizard before anything is typed. */
export const EMPTY_PACKAGE: PackageForm = {
  namaPaket: '',
  startCity: null,
  jumlahJamaah: '',
  pesawat: NO_CHOICE,
  hotelMakkah: emptyHotel,
  hotelMadinah: emptyHotel,
  tipePerjalanan: null,
  laPrivate: NO_CHOICE,
  visaBus: NO_CHOICE,
  muthawwif: NO_CHOICE,
  handlingSaudi: NO_CHOICE,
  transportasi: [],
  domestik: NO_CHOICE,
  siskopatuh: NO_CHOICE,
  perlengkapan: NO_CHOICE,
  wisataPlus: NO_CHOICE,
  manasik: NO_CHOICE,
  tourLeader: '',
  margin: NO_CHOICE,
}

/** A hotel field whose city is skipped or wanted again: either way nothing of the earlier choice stays (spec §4). */
export const hotelSkipped = (tanpaHotel: boolean): HotelChoice => ({ ...emptyHotel, tanpaHotel })
