import { textsOf } from '../translate'

/** The texts of the screen 'Cadangan'. They load with it. */
const backup = {
  backup: {
    title: 'Cadangan',
    heading: 'Unduh seluruh data',
    about:
      'Satu berkas berisi semua mitra, pengguna, paket, data master, kurs, dan riwayat, persis seperti pada satu saat. Sesi masuk dan tautan undangan tidak ikut.',
    safe: 'Simpan di tempat yang aman dan di luar server ini: berkas ini juga berisi sidik kata sandi para pengguna.',
    restore:
      'Pemulihan dilakukan di server, ke database baru yang kosong. Admin dengan verifikasi dua langkah lalu masuk dengan satu kode cadangan.',
    restoreCommand: 'node release/server.js restore BERKAS',
    makeByCommand: 'Cadangan juga dapat dibuat di server, misalnya setiap malam. Cadangan itu pun tercatat di sini.',
    makeCommand: 'node release/server.js backup BERKAS',
    operator: 'Untuk pengelola server',
    last: 'Cadangan terakhir',
    lastMade: '%{time}, oleh %{who}',
    lastMadeSized: '%{time}, oleh %{who} (%{size})',
    daysAgo: '%{n} hari lalu',
    never: 'Belum ada yang tercatat.',
    lastFailed: 'Belum dapat dibaca.',
    download: 'Unduh cadangan',
    stop: 'Hentikan',
    preparing: 'Menyiapkan cadangan…',
    downloading: 'Mengunduh %{got} dari %{size}',
    downloadingUnknown: 'Mengunduh, sudah %{got}',
    progress: 'Kemajuan unduhan',
    done: 'Cadangan %{name} (%{size}) sudah diunduh.',
    stopped: 'Dihentikan. Tidak ada berkas yang disimpan.',
    failed: 'Cadangan belum dapat diunduh. Tidak ada berkas yang disimpan.',
  },
} as const

/** Returns a text of the screen 'Cadangan', or one of the first screens' texts. */
export const t = textsOf(backup)
