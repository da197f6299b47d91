import { textsOf } from '../translate'

/** The texts of the admins' table of packages. They load with it. */
const packageTable = {
  packageTable: {
    nameNeeded: 'Nama pencarian wajib diisi',
    nameTaken: 'Nama ini sudah dipakai pencarian lain. Pakai nama lain.',
    everyMitra: 'Semua mitra',
    departs: 'Bulan berangkat',
    made: 'Bulan dibuat',
    everyMonth: 'Semua bulan',
    export: 'Ekspor yang dipilih',
    mayNot: '%{n} paket lain bukan wewenang Anda dan tidak diubah.',
    copyTitle: 'Duplikat %{n} paket',
    copyText: 'Setiap paket disalin dengan harga yang tersimpan, dan namanya ditambah “(Copy)”.',
    agreedRoom: 'Disetujui',
    agreedPrice: 'Harga disetujui',
    agreedJamaah: 'Jamaah disetujui',
    loseTitle: 'Tandai %{n} paket batal',
    loseText: 'Pilih satu alasan untuk semua paket di bawah. Paket langsung ditandai begitu alasan ditekan.',
    loseAfter: 'Paket yang keliru ditandai dapat dibuka lagi di halaman detailnya dengan “Buka lagi”.',
    reason: 'Alasan: %{reason}.',
    waiting: 'Menunggu',
    running: 'Diproses…',
    done: 'Berhasil',
    failed: 'Gagal',
    result: '%{done} berhasil, %{failed} gagal, dari %{n} paket.',
    retry: 'Coba lagi yang gagal',
    resume: 'Lanjutkan',
    stop: 'Hentikan',
  },
  template: {
    make: 'Jadikan contoh untuk semua mitra',
    title: 'Jadikan “%{name}” contoh?',
    text: 'Semua mitra dapat membaca nama, isi, harga, dan margin paket ini, dan menyimpannya sebagai paket sendiri. Pelanggan, status, dan pembuatnya tidak terlihat. Pastikan namanya tidak menyebut pelanggan.',
    made: 'Paket menjadi contoh untuk semua mitra',
    end: 'Bukan contoh lagi',
    ended: 'Paket bukan lagi contoh',
  },
} as const

export const t = textsOf(packageTable)
