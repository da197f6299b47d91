/** Problems of an offer profile (docs/product.md §21.4): for its form, and for the API's 422. */
export const offerProfileProblemTexts = {
  profil: 'Profil penawaran tidak dikenal',
  usaha: 'Nama usaha wajib diisi',
  usahaPanjang: 'Nama usaha maksimal 80 karakter',
  whatsapp: 'Nomor WhatsApp tidak valid',
  izin: 'Nomor izin PPIU 1 sampai 60 karakter',
  berlaku: 'Isi angka 1 sampai 30',
  rencana: 'Rencana pembayaran tidak dikenal',
  rupiah: 'Isi jumlah rupiah tanpa desimal, paling banyak 1 miliar',
  hari: 'Isi angka 0 sampai 365',
  persen: 'Isi persen di atas 0 sampai 100, paling banyak satu desimal',
  angsuran: 'Angsuran belum lengkap',
  angsuranBanyak: 'Paling banyak empat angsuran',
  angsuranLebih: 'Jumlah persen semua angsuran melebihi 100',
  pelunasan: 'Pelunasan tidak boleh sebelum angsuran terakhir',
  pembulatan: 'Pilih tidak, 1.000, 10.000, 50.000 atau 100.000',
  logo: 'Logo harus gambar JPEG, paling besar 40 kB',
  karakter: 'Teks mengandung karakter yang tidak dapat disimpan',
  baris: 'Baris kosong tidak dapat disimpan',
  barisPanjang: 'Setiap baris maksimal 160 karakter',
  barisBanyak: 'Maksimal 12 baris',
} as const

export type OfferProfileProblem = keyof typeof offerProfileProblemTexts
