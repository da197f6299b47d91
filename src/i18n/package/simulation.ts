import { textsOf } from '../translate'

/** The texts of the sheet 'Simulasi jamaah'. They load with it. */
const simulation = {
  simulation: {
    title: 'Simulasi jamaah',
    even: 'Dengan harga ini titik impas %{even} jamaah',
    neverEven: 'Dengan harga ini tidak ada titik impas sampai %{n} jamaah',
    less: '%{even}; pada %{n} jamaah margin tinggal %{margin}',
    same: '%{even}; pada %{n} jamaah margin %{margin}',
    unpriced: '%{even}; untuk %{n} jamaah belum ada harga',
    loss: '%{even}; pada %{n} jamaah rugi %{margin} per jamaah',
    fixed: 'Harga paket ini tidak bergantung pada jumlah jamaah; margin tetap %{margin} per jamaah',
    fixedLoss: 'Harga paket ini tidak bergantung pada jumlah jamaah; rugi %{margin} per jamaah',
    becomes: 'Harga %{room} jadi',
    marginLess: 'Margin tinggal',
    lossPerJamaah: 'Rugi per jamaah',
    leastRoom: 'Dihitung pada tipe kamar yang menyisakan margin paling sedikit.',
    gap: 'Rincian tersimpan berbeda sampai %{gap} dari total tersimpan. Hasil simulasi dapat meleset sebesar itu.',
    only: 'Kalau hanya',
    onlyHint: 'Jumlah jamaah, 1 sampai 1.000',
    onlyWrong: 'Isi 1 sampai 1.000',
    needed: 'Harga per jamaah yang diperlukan untuk margin %{margin} per jamaah',
    left: 'Margin per jamaah yang tersisa bila harga tetap',
    tiers:
      'Harga yang diperlukan per jamaah dalam rupiah; di bawahnya margin per jamaah yang tersisa bila harga tetap.',
    tierTitle: 'Menurut jumlah jamaah',
    jamaah: 'Jamaah',
    own: 'paket ini',
    curve: {
      zero: 'margin Rp. 0',
      own: 'Paket ini: %{n}',
      only: 'Kalau hanya: %{n}',
      even: 'Titik impas: %{n}',
    },
    margins: 'Margin lain untuk %{n} jamaah',
    marginsText: 'Harga per jamaah dalam rupiah dengan setiap margin per jamaah.',
    marginNow: 'margin sekarang',
    noMargins: 'Daftar margin kosong.',
    marginsFailed: 'Daftar margin belum dapat dimuat',
    group: 'Untuk rombongan: %{total}',
    use: 'Pakai di wizard',
    useChanges: 'Yang berubah di isian paket: %{changes}. Belum disimpan.',
    useNothing: 'Ubah “Kalau hanya” atau pilih margin lain. Yang tidak diubah tetap seperti semula.',
    jamaahTo: 'Jamaah %{from} → %{to}',
    none: 'belum ada',
    marginTo: 'Margin %{from} → %{to} per jamaah',
  },
} as const

export const t = textsOf(simulation)
