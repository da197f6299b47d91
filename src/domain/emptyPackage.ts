import type { HotelChoice, PackageForm } from './types'

const emptyHotel: HotelChoice = { tanpaHotel: false, id: null, dataHotel: null, tanggalCheckIn: null, tanggalCheckOut: null }
const noChoice = { id: null, data: null }

/** A wizard before anything is typed. */
export const EMPTY_PACKAGE: PackageForm = {
  namaPaket: '',
  startCity: null,
  jumlahJamaah: '',
  pesawat: noChoice,
  hotelMakkah: emptyHotel,
  hotelMadinah: emptyHotel,
  tipePerjalanan: null,
  laPrivate: noChoice,
  visaBus: noChoice,
  muthawwif: noChoice,
  handlingSaudi: noChoice,
  transportasi: [],
  domestik: noChoice,
  siskopatuh: noChoice,
  perlengkapan: noChoice,
  wisataPlus: noChoice,
  manasik: noChoice,
  tourLeader: '',
  margin: noChoice,
}

/** A hotel field whose city is skipped or wanted again: either way nothing of the earlier choice stays (spec §4). */
export const hotelSkipped = (tanpaHotel: boolean): HotelChoice => ({ ...emptyHotel, tanpaHotel })
