import { textsOf } from '../translate'

/** The words of an offer, for its text, picture, PDF and open page. */
const offer = {
  offer: {
    options: '%{n} pilihan paket umroh',
    option: '%{letter}. %{name}',
    for: 'Penawaran untuk %{name}',
    city: { makkah: 'Makkah', madinah: 'Madinah' },
    stars: 'bintang %{n}',
    days: '%{n} hari',
    airline: 'Pesawat: %{name}',
    services: 'Termasuk: %{names}',
    includes: 'Termasuk',
    included: 'Juga termasuk',
    excluded: 'Tidak termasuk',
    terms: 'Syarat',
    perJamaah: 'Harga per jamaah, untuk rombongan %{n} jamaah',
    forGroup: 'Untuk rombongan %{n} jamaah',
    noHotel: 'Tanpa hotel',
    roomMix: 'Rombongan Anda',
    rooms: '%{n} kamar %{room}',
    roomMixTotal: 'Total rombongan',
    plan: 'Rencana pembayaran per jamaah',
    part: { dp: 'DP saat memesan', instalment: 'Angsuran', rest: 'Pelunasan' },
    restWithOrder: 'Pelunasan saat memesan',
    partDue: '%{part}, paling lambat %{date}',
    page: 'Halaman %{n} dari %{of}',
    validUntil: 'Berlaku s.d. %{date}',
    licence: 'Izin PPIU %{number}',
  },
} as const

export const t = textsOf(offer)
