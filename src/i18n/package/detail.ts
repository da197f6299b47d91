import { textsOf } from '../translate'

/** The texts of the detail and of the parts that it shares with the review. */
const detail = {
  breakdown: {
    roomBy: '%{amount} ÷ %{n} orang per kamar',
    nights: '%{amount} × %{nights} malam',
    atRate: '%{sar}, kurs %{rate}',
    sum: 'Jumlah',
    saved: 'Total tersimpan',
    difference: 'Selisih dengan total tersimpan',
  },
  detail: {
    title: 'Detail Paket',
    failed: 'Gagal memuat detail paket',
    share: 'Bagikan',
    simulate: 'Simulasi',
    print: 'Untuk mencetak penawaran, tekan Bagikan, lalu cetak.',
    noMuthawwif: 'Tidak termasuk muthawwif',
    total: 'Total Harga',
    facts: 'Ringkasan',
    tourLeaderCost: 'Biaya tour leader per jamaah',
    perRoom: 'Harga per kamar',
    perRoomNight: 'Harga per kamar dan malam',
    perJamaah: 'Harga per jamaah',
    perJamaahNight: 'Harga per jamaah dan malam',
    sarUnknown: 'Harga dalam riyal tidak diketahui',
    roundedFrom: 'Dibulatkan dari %{price}',
    told: 'Harga yang disampaikan',
    kurs: 'Kurs SAR 1 = %{rate} per %{date}',
    kursBuffer: 'Kurs SAR 1 = %{rate} per %{date} (buffer %{buffer})',
    check: 'Cek harga hari ini',
  },
  dates: {
    past: 'Check-in sudah lewat',
    pastText: 'Check-in paket ini %{date}. Ubah tanggalnya sebelum dibagikan.',
    overlap: 'Tanggal menginap bertumpuk',
    overlapText: '%{n} malam tercatat di Makkah dan di Madinah sekaligus. Periksa tanggalnya.',
    gap: 'Ada malam tanpa hotel',
    gapText: '%{n} malam di antara kedua hotel belum punya tempat menginap. Periksa tanggalnya.',
    order: 'Tanggal tidak sesuai urutan kota',
    orderText: 'Menurut tanggalnya, %{city} dikunjungi lebih dulu. Periksa tanggal atau urutan kotanya.',
    city: { makkah: 'Makkah', madinah: 'Madinah' },
    askTitle: 'Simpan dengan tanggal lewat?',
    askText: 'Check-in paket ini, %{date}, sudah lewat. Paket dengan tanggal lewat tidak dapat dibagikan.',
    askStay: 'Periksa dulu',
    askSave: 'Tetap simpan',
  },
  customer: { mode: 'Mode pelanggan', on: 'Aktif' },
} as const

export const t = textsOf(detail)
