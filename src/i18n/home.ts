import { textsOf } from './translate'

/** The texts of the lists on Beranda. */
export const t = textsOf({
  home: {
    drafts: 'Lanjutkan',
    draftOf: 'Draf, diubah %{time}',
    followUps: 'Perlu ditindaklanjuti',
    reminder: 'Pengingat %{date}',
    ends: 'Penawaran berakhir %{date}',
    endsToday: 'Penawaran berakhir hari ini, %{date}',
    endsTomorrow: 'Penawaran berakhir besok, %{date}',
    terkirim: 'Terkirim, belum dijawab, berlaku s.d. %{date}',
    dilihat: 'Sudah dilihat, belum dijawab, berlaku s.d. %{date}',
    departed: 'Check-in sudah lewat: %{date}',
    recent: 'Terakhir dibuka',
    newest: 'Paket terbaru',
    news: {
      title: 'Kabar terbaru',
      somebody: 'Pelanggan',
      agreed: '%{who} setuju',
      read: '%{who} membaca penawaran',
      risen: 'Harga naik sejak dikirim ke %{who}',
      risenNobody: 'Harga naik sejak dikirim',
      left: 'Margin tinggal %{price}',
      loss: 'Rugi %{price} per jamaah',
      refused: 'Kabar belum dapat dibaca.',
      now: 'baru saja',
      minutes: '%{n} menit lalu',
      hours: '%{n} jam lalu',
    },
    from: 'mulai %{price}',
    steps: 'Mulai di sini',
    step: {
      profile: 'Isi profil penawaran',
      profileText: 'Nama usaha, nomor WhatsApp, dan logo yang dilihat pelanggan.',
      package: 'Buat paket pertama',
      packageText: 'Pilih pesawat, hotel, dan layanan. Harganya dihitung otomatis.',
      share: 'Bagikan ke pelanggan',
      shareText: 'Buka paketnya, lalu kirim lewat WhatsApp sebagai teks, gambar, atau PDF.',
      done: 'Sudah diisi.',
    },
  },
})
