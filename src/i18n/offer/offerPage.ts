import { textsOf } from '../translate'

/** The words of the open page of an offer, beside those of `offer.ts`. */
const offerPage = {
  offerPage: {
    from: 'mulai %{price}/jamaah',
    bar: 'Tindakan',
    picture: 'Gambar penawaran %{name}',
    lowest: 'Harga per jamaah, mulai dari',
    chat: 'Tanya WhatsApp',
    chatText: 'Assalamu’alaikum, saya ingin bertanya tentang penawaran “%{name}”.',
    accept: 'Setuju dengan penawaran ini?',
    acceptHint:
      'Dengan menekan “Saya setuju” Anda menyetujui harga dan syarat di halaman ini. %{business} akan menghubungi Anda.',
    name: 'Nama',
    option: 'Pilihan (satu saja)',
    chooseOption: 'Pilih salah satu',
    room: 'Tipe kamar',
    jamaah: 'Jumlah jamaah',
    choose: 'Pilih tipe kamar',
    agree: 'Saya setuju',
    agreed: 'Penawaran ini sudah disetujui',
    agreedBy: '%{room}, %{n} jamaah, %{date} pukul %{time}',
    next: '%{business} akan menghubungi Anda untuk langkah berikutnya.',
    latest: 'Minta harga terbaru',
    latestText: 'Assalamu’alaikum, saya ingin meminta harga terbaru untuk “%{name}”.',
    askBusiness: 'Hubungi %{business} untuk harga terbaru.',
    closed: {
      revoked: 'Penawaran ini sudah tidak berlaku',
      replaced: 'Ada penawaran yang lebih baru',
      expired: 'Masa berlaku penawaran ini sudah lewat',
    },
    closedText: {
      revoked: 'Tautan ini ditutup oleh %{business}.',
      replaced: 'Isi penawaran ini sudah diperbarui. Mintalah penawaran terbarunya.',
      expired: 'Penawaran ini berlaku s.d. %{date}.',
    },
    unknown: 'Penawaran tidak ditemukan',
    unknownText: 'Periksa kembali tautan yang Anda terima, atau mintalah tautan baru kepada pengirimnya.',
    busy: 'Terlalu banyak permintaan',
    busyText: 'Tunggu sebentar, lalu muat ulang halaman ini.',
  },
} as const

export const t = textsOf(offerPage)
