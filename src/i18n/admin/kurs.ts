import { textsOf } from '../translate'

/** The texts of the riyal's rate on the admin's desktop. They load with its screens. */
const kurs = {
  kurs: {
    today: 'Kurs hari ini',
    rate: 'SAR 1 = %{rate}',
    priced: 'Harga hotel dihitung dengan %{rate} per riyal, sudah termasuk buffer %{buffer}.',
    pricedPlain: 'Harga hotel dihitung dengan kurs ini, tanpa buffer.',
    since: 'Berlaku mulai %{date}, %{age}.',
    age: { today: 'hari ini', yesterday: 'kemarin', days: '%{n} hari yang lalu' },
    old: 'Kurs ini sudah lebih dari 7 hari. Catat kurs terbaru bila sudah berubah.',
    none: 'Belum ada kurs yang berlaku',
    noneText: 'Harga hotel belum dapat dihitung sampai ada kurs yang berlaku.',
    validFrom: 'Berlaku mulai',
    perSar: 'Rupiah per riyal',
    buffer: 'Buffer',
    withBuffer: 'Dengan buffer',
    by: 'Dicatat oleh',
    at: 'Dicatat pada',
    state: 'Status',
    inForce: 'Berlaku',
    ahead: 'Akan berlaku',
    replaced: 'Diganti',
    past: 'Berakhir',
    newTitle: 'Kurs baru',
    amount: 'Rupiah per riyal (Rp)',
    percent: 'Buffer (%)',
    percentHint: 'Ditambahkan ke kurs saat harga hotel dihitung. Kosongkan bila tanpa buffer.',
    kept: 'Kurs tidak dapat diubah atau dihapus. Bila salah, catat kurs baru dengan tanggal mulai yang sama.',
    saved: 'Kurs tersimpan.',
    inForceNow: 'Kurs yang berlaku: %{rate} sejak %{date}.',
    inForceBuffered: 'Kurs yang berlaku: %{rate} sejak %{date}, dengan buffer %{buffer} menjadi %{priced}.',
    up: 'Kurs baru naik %{percent}.',
    down: 'Kurs baru turun %{percent}.',
    unmoved: 'Kurs baru sama dengan kurs yang berlaku.',
    large: 'Kurs berubah lebih dari 5%',
    largeText: 'Periksa sekali lagi apakah angkanya benar.',
    examples: 'Contoh: Quad, per jamaah',
    now: 'Kurs sekarang',
    withNew: 'Kurs baru',
    difference: 'Selisih',
    hotelExample: '%{n} malam di %{hotel}, Quad per jamaah',
    packageExample: 'Paket %{name}, Quad per jamaah, bila dihitung ulang',
  },
} as const

/** Returns a text of the rate's screens, or one of the first screens' texts. */
export const t = textsOf(kurs)
