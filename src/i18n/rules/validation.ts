/** The messages of the schemas in src/domain of a package (docs/product.md §6.9), for the forms and for the API's 422. */
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
  tourLeaderBanyak: 'Tour Leader maksimal 1.000.000',
  pilihan: 'Pilihan tidak dikenal',
} as const
