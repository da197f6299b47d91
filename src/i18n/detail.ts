import { textsOf } from './translate'

/** The texts of the detail and of what it shares with the review. They load with the pages behind the login. */
const detail = {
  breakdown: {
    roomBy: '%{amount} ÷ %{n} orang per kamar',
    atRate: '%{sar}, kurs %{rate}',
    sum: 'Jumlah',
    saved: 'Total tersimpan',
    difference: 'Selisih dengan total tersimpan',
  },
  detail: { check: 'Cek harga hari ini' },
  customer: { mode: 'Mode pelanggan', on: 'Aktif' },
} as const

export const t = textsOf(detail)
