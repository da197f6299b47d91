import { textsOf } from '../translate'

/** The texts of 'Apa yang berubah'. They load with that sheet. */
const changes = {
  changes: {
    title: 'Apa yang berubah',
    from: 'Dari',
    to: 'Menjadi',
    version: 'V%{n}',
    newest: 'Terbaru',
    compared: '%{version} dibandingkan dengan simpanan terbaru.',
    fields: 'Isi paket',
    onlyPrices: 'Pilihannya tetap sama. Yang berubah adalah harga komponennya.',
    none: 'Tidak ada yang berbeda.',
    failed: 'Perbandingan belum dapat dimuat.',
  },
} as const

export const t = textsOf(changes)
