import { textsOf } from './translate'

/** The texts of an admin's Beranda on the desktop. They load with it. */
const desk = {
  desk: {
    all: 'Lihat semua paket',
    open: 'Buka',
    packages: 'Paket per mitra dan bulan',
    packagesText: 'Paket yang dibuat dalam enam bulan terakhir.',
    noPackages: 'Belum ada paket dalam enam bulan terakhir.',
    packagesFailed: 'Jumlah paket belum dapat dimuat',
    mitra: 'Mitra',
    everyMitra: 'Semua mitra',
    otherMitra: '%{n} mitra lain',
    total: 'Jumlah',
    changes: 'Perubahan terakhir',
    allChanges: 'Riwayat',
    noChanges: 'Belum ada perubahan.',
    changesFailed: 'Perubahan terakhir belum dapat dimuat',
    somebody: 'Seseorang',
    did: '%{who} %{verb}',
    kurs: 'Kurs hari ini',
    allKurs: 'Semua kurs',
    kursFailed: 'Kurs belum dapat dimuat',
    verb: {
      create: 'membuat',
      update: 'mengubah',
      duplicate: 'menduplikasi',
      delete: 'menghapus',
      restore: 'memulihkan',
      disable: 'menonaktifkan',
      enable: 'mengaktifkan',
      import: 'mengimpor',
      export: 'mengunduh',
      invite: 'mengundang',
      reset: 'membuat tautan atur ulang',
      password: 'mengubah kata sandi',
      seen: 'membuka',
      accept: 'menyetujui',
      'take-back': 'membatalkan persetujuan',
      revoke: 'mencabut tautan',
      erase: 'menghapus data pelanggan',
      other: 'memperbarui',
    },
  },
} as const

/** Returns a text of the desk, or one of the first screens' texts. */
export const t = textsOf(desk)
