/** The messages of the schemas in src/domain for what an admin edits, for the forms and for the API's 422. */
export const adminValidation = {
  masterNama: 'Nama wajib diisi',
  masterNamaPelanggan: 'Nama untuk pelanggan harus teks',
  masterNamaPanjang: 'Nama maksimal 200 karakter',
  masterHarga: 'Harga harus berupa angka 0 atau lebih',
  masterHargaBesar: 'Harga maksimal Rp. 1.000.000.000.000',
  masterGambar: 'Alamat gambar tidak valid',
  masterGambarUmum: 'Alamat gambar harus https:// dan terbuka untuk umum',
  hotelBintang: 'Bintang harus berupa angka bulat 0 sampai 5',
  hotelJarak: 'Jarak harus berupa angka 0 sampai 1.000.000 meter',
  hotelTarif: 'Tarif harus berupa angka 0 atau lebih',
  hotelTarifBesar: 'Tarif maksimal SAR 1,000,000.00',
  kursNilai: 'Kurs harus berupa angka 1.000 sampai 20.000, paling banyak dua angka desimal',
  kursBuffer: 'Buffer harus berupa angka 0 sampai 50 persen, paling banyak dua angka desimal',
  kursTanggal: 'Tanggal mulai berlaku tidak valid',
  kursTerlaluJauh: 'Tanggal mulai berlaku paling lambat satu tahun dari hari ini',
} as const
