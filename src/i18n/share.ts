import { textsOf } from './translate'

/** The texts of the sheet 'Bagikan penawaran'. They load with it. */
const share = {
  share: {
    title: 'Bagikan penawaran',
    rooms: 'Harga yang ditampilkan',
    validUntil: 'Berlaku s.d.',
    customer: 'Nama pelanggan',
    optional: 'Boleh kosong',
    phone: 'WhatsApp pelanggan',
    phoneInvalid: 'Nomor WhatsApp tidak valid',
    withPlan: 'Sertakan rencana pembayaran',
    preview: 'Pratinjau',
    sendText: 'Kirim teks',
    sendPicture: 'Kirim gambar',
    copyText: 'Salin teks',
    drawing: 'Gambar sedang disiapkan…',
    drawn: 'Gambar siap dikirim.',
    notDrawn: 'Gambar tidak dapat dibuat di ponsel ini. Kirim teksnya.',
    copied: 'Teks disalin.',
    notCopied: 'Teks tidak dapat disalin. Tekan lama teks di pratinjau, lalu salin.',
    downloaded: 'Gambar disimpan sebagai %{name}. Kirim dari galeri atau folder unduhan.',
    failed: 'Aplikasi lain tidak dapat dibuka. Coba lagi, atau salin teksnya.',
    past: 'Check-in paket ini sudah lewat (%{date}). Ubah tanggalnya di Edit, lalu bagikan.',
    unpriced:
      'Harga %{rooms} belum diketahui. Lepas centangnya, atau simpan ulang paket di Edit agar harganya terbaca.',
    makeLink: 'Buat tautan',
    makingLink: 'Membuat tautan...',
    link: 'Tautan penawaran',
    linkOnce: 'Tautan ini hanya ditampilkan sekali. Salin atau kirim sekarang. Berlaku s.d. %{date} (V%{version}).',
    linkMade: 'Tautan dibuat.',
    linkFailed: 'Tautan belum dibuat.',
    copyLink: 'Salin tautan',
    sendLink: 'Kirim tautan',
    linkText: '*%{name}*\nmulai %{price}/jamaah\n%{url}',
    linkCopied: 'Tautan disalin.',
    linkNotCopied: 'Tautan tidak dapat disalin. Tekan lama tautannya, lalu salin.',
    badDay: 'Tanggal ini sudah lewat atau setelah check-in. Pilih tanggal lain.',
  },
} as const

export const t = textsOf(share)
