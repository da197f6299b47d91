export const APP_NAME = 'Umroh Mitra'

/** What a phone's own dialogs say of the app: in the manifest, and in no chunk. */
export const install = {
  description: 'Susun, hitung, dan simpan penawaran paket umroh.',
  screenshots: {
    list: 'Daftar paket dengan tiga harga per jamaah',
    wizard: 'Wizard: hotel di Madinah',
    review: 'Review dengan harga double, triple, dan quad',
    admin: 'Paket semua mitra di layar lebar',
  },
} as const
