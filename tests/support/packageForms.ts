import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import type { Choice, HotelChoice, Id, MasterRecord, PackageForm, PerRoom } from '@/domain/types'

const NO_PRICES = { double: null, triple: null, quad: null }
const PRICES = { double: 4_000_000, triple: 3_000_000, quad: 2_500_000 }

/** Makes a master record as chosen in a picker. */
export const chosen = (id: Id, name = `Pilihan ${id}`, price: number | null = 1_000_000): Choice<MasterRecord> => ({
  id,
  data: { id, name, price, logo: null },
})

/** Makes the form's fields of a hotel chosen for a stay. */
export const stay = (
  id: Id,
  checkIn: string,
  checkOut: string,
  perJamaah: PerRoom<number | null> = PRICES,
): HotelChoice => ({
  tanpaHotel: false,
  id,
  dataHotel: {
    id,
    stay: { checkIn, checkOut },
    name: `Hotel ${id}`,
    image: null,
    distance: 100,
    stars: 4,
    perJamaah,
    rupiah: NO_PRICES,
    sar: NO_PRICES,
  },
  tanggalCheckIn: checkIn,
  tanggalCheckOut: checkOut,
})

/** Makes a form with only the required fields: both hotels, no trip type, no extras. */
export const filledForm = (changes: Partial<PackageForm> = {}): PackageForm => ({
  ...EMPTY_PACKAGE,
  namaPaket: 'Umroh Maret',
  jumlahJamaah: '45',
  pesawat: chosen(3),
  hotelMakkah: stay(11, '2026-03-01', '2026-03-05'),
  hotelMadinah: stay(21, '2026-03-05', '2026-03-08'),
  ...changes,
})
