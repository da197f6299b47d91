import { textsOf } from './translate'

/** The texts about notices on this device. They load with Profil, and with the offer after the first share. */
const push = {
  switch: 'Beri tahu saya di perangkat ini',
  hint: 'Saat pelanggan membaca atau setuju, dan pengingat hari ini.',
  denied: 'Peramban memblokir pemberitahuan situs ini. Izinkan di setelan situs, lalu nyalakan lagi.',
  unsupported: 'Peramban ini tidak dapat menerima pemberitahuan. Di iPhone, pasang dulu aplikasi ini di Layar Utama.',
  failed: 'Belum berhasil. Periksa jaringan Anda, lalu coba lagi.',
  offer: 'Beri tahu saat penawaran dibaca atau disetujui?',
  accept: 'Ya, beri tahu',
} as const

export const t = textsOf(push)
