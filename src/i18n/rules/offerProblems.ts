/** Problems of an answer to an offer, for the open page and for the API's refusals. */
export const offerProblems = {
  acceptOption: 'Pilih salah satu pilihan yang ditawarkan',
  acceptName: 'Nama wajib diisi, paling banyak 80 huruf',
  acceptRoom: 'Pilih tipe kamar yang ditawarkan',
  acceptJamaah: 'Jumlah jamaah harus angka 1 sampai 1.000',
} as const
