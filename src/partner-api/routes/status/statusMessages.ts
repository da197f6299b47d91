/** The texts of the calls about a package's status, in Indonesian. */
export const statusMessages = {
  customerName: 'Nama pelanggan paling banyak 80 huruf',
  customerPhone: 'Nomor WhatsApp tidak valid',
  day: 'Tanggal harus ditulis YYYY-MM-DD',
  reason: 'Pilih satu alasan: harga, tanggal, hotel, pesaing, tidak-jadi atau tidak-menjawab',
  reminder: 'Tanggal pengingat mulai hari ini dan paling lama setahun lagi',
  sent: 'Paket ditandai terkirim',
  lost: 'Paket ditandai batal',
  notLost: 'Paket tidak lagi ditandai batal',
  reminded: 'Pengingat disimpan',
  notReminded: 'Pengingat dihapus',
  erased: 'Data pelanggan dihapus',
} as const
