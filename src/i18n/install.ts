export const APP_NAME = 'Umroh Mitra'

/** The texts of a phone's install dialog. They go into the manifest and into no JavaScript chunk. */
export const install = {
  description: 'Susun, hitung, dan simpan penawaran paket umroh.',
  screenshots: {
    list: 'Daftar paket dengan tiga harga per jamaah',
    wizard: 'Pilihan hotel di Madinah',
    review: 'Ringkasan dengan harga double, triple, dan quad',
    admin: 'Paket semua mitra di layar lebar',
  },
} as const
