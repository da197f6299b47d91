/** What domain/packageSchema.ts and masterSchema.ts say, in words: the texts of spec §5, for the forms and for the API's 422. */
export const validation = {
  namaPaket: 'Nama Paket wajib diisi',
  namaPaketPanjang: 'Nama Paket maksimal 1000 karakter',
  jumlahJamaah: 'Jumlah jamaah wajib diisi',
  jumlahJamaahAngka: 'Jumlah jamaah harus berupa angka lebih dari 0',
  pesawat: 'Pesawat wajib dipilih',
  checkIn: 'Tanggal check-in wajib diisi',
  checkOut: 'Tanggal check-out wajib diisi',
  checkOutAfter: 'Tanggal check-out harus setelah tanggal check-in',
  tanggal: 'Tanggal tidak valid',
  hotelMakkah: 'Hotel Makkah wajib dipilih',
  hotelMadinah: 'Hotel Madinah wajib dipilih',
  startCity: 'Urutan kota tidak dikenal',
  tipePerjalanan: 'Tipe perjalanan tidak dikenal',
  tourLeader: 'Tour Leader harus berupa angka 0 atau lebih',
  pilihan: 'Pilihan tidak dikenal',
  masterNama: 'Nama wajib diisi',
  masterNamaPanjang: 'Nama maksimal 200 karakter',
  masterHarga: 'Harga harus berupa angka 0 atau lebih',
  masterHargaBesar: 'Harga maksimal Rp. 1.000.000.000.000',
  masterGambar: 'Alamat gambar tidak valid',
  hotelBintang: 'Bintang harus berupa angka bulat 0 sampai 5',
  hotelJarak: 'Jarak harus berupa angka 0 sampai 1.000.000 meter',
  hotelTarif: 'Tarif harus berupa angka 0 atau lebih',
  hotelTarifBesar: 'Tarif maksimal SAR 1,000,000.00',
} as const

export type ValidationKey = `validation.${keyof typeof validation}`
