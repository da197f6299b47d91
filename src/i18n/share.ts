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
    savePdf: 'Simpan PDF',
    makingPdf: 'PDF sedang dibuat…',
    drawing: 'Gambar sedang disiapkan…',
    drawn: 'Gambar siap dikirim.',
    notDrawn: 'Gambar tidak dapat dibuat di ponsel ini. Kirim teksnya.',
    copied: 'Teks disalin.',
    notCopied: 'Teks tidak dapat disalin. Tekan lama teks di pratinjau, lalu salin.',
    downloaded: 'Gambar disimpan sebagai %{name}. Kirim dari galeri atau folder unduhan.',
    pdfSaved: 'PDF disimpan sebagai %{name}. Lihat di folder unduhan.',
    pdfUnreachable:
      'PDF belum dapat dibuat tanpa internet di ponsel ini. Sambungkan ke internet sekali, lalu coba lagi.',
    pdfReplaced: 'Ada versi baru aplikasi. Muat ulang halaman, lalu simpan PDF lagi.',
    pdfFailed: 'PDF tidak dapat dibuat. Coba lagi, atau kirim gambarnya.',
    failed: 'Aplikasi lain tidak dapat dibuka. Coba lagi, atau salin teksnya.',
    past: 'Check-in paket ini sudah lewat (%{date}). Ubah tanggalnya di Edit, lalu bagikan.',
    unpriced:
      'Harga %{rooms} belum diketahui. Lepas centangnya, atau simpan ulang paket di Edit agar harganya terbaca.',
    badDay: 'Tanggal ini sudah lewat atau setelah check-in. Pilih tanggal lain.',
  },
} as const

export const t = textsOf(share)
