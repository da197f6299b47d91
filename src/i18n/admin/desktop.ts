import { adminValidation } from '../rules/adminValidation'
import { textsOf } from '../translate'

/** The texts of the admin's desktop. They load with its screens. */
const desktop = {
  desktop: {
    menu: 'Menu admin',
    bar: 'Halaman dan akun',
    group: { sales: 'Penjualan', accounts: 'Akun', prices: 'Harga' },
    skip: 'Langsung ke isi',
    find: 'Cari…',
    account: 'Akun',
    noMitra: 'Admin',
    mitra: 'Mitra',
    created: 'Dibuat',
    departure: 'Berangkat',
    name: 'Nama Paket',
    type: 'Tipe',
    jamaah: 'Jamaah',
    searchPackage: 'Cari paket umroh',
    searchMaster: 'Cari nama',
    fileName: 'paket-umroh',
  },
  master: {
    name: 'Nama',
    toldName: 'Nama untuk pelanggan',
    toldNameHint: 'Tertulis di penawaran. Kosongkan bila sama dengan nama.',
    price: 'Harga (Rp)',
    amount: 'Nilai margin (Rp)',
    logo: 'Berkas logo',
    stars: 'Bintang',
    distance: 'Jarak (meter)',
    image: 'Berkas gambar',
    rates: 'Tarif per kamar per malam (SAR)',
    tonight: '%{room}, malam ini',
    season: { regular: 'Biasa', rajabSyaban: 'Rajab & Sya’ban', ramadhan: 'Ramadhan' },
    newTitle: '%{name} baru',
    saved: 'Data tersimpan.',
    deleted: 'Data terhapus.',
    found: '%{n} data',
    named: '%{master}: %{name}',
    failedTitle: 'Daftar belum dapat dimuat',
  },
  validation: adminValidation,
} as const

/** Returns a text of the desktop, or one of the first screens' texts. */
export const t = textsOf(desktop)
