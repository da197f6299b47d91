import { textsOf } from './translate'

/** The texts of a package's status. They load with the parts that show it. */
const progress = {
  progress: {
    filter: 'Status',
    all: 'Semua',
    title: 'Status',
    customer: 'Pelanggan',
    phone: 'WhatsApp pelanggan',
    validUntil: 'Berlaku s.d.',
    seenAt: 'Pertama dilihat',
    acceptedAt: 'Disetujui',
    reason: 'Alasan batal',
    remindAt: 'Pengingat',
    draft: 'Paket ini belum dibagikan.',
    remind: 'Ingatkan saya',
    remindText: 'Paket ini muncul di Beranda, di “Perlu ditindaklanjuti”.',
    remindIn: { 1: 'Besok', 3: '3 hari lagi', 7: '7 hari lagi' },
    forget: 'Hapus pengingat',
    lose: 'Tandai batal',
    loseText: 'Kenapa penawaran ini batal?',
    reasons: {
      harga: 'Harga',
      tanggal: 'Tanggal',
      hotel: 'Hotel',
      pesaing: 'Pesaing',
      'tidak-jadi': 'Tidak jadi',
      'tidak-menjawab': 'Tidak menjawab',
    },
    reopen: 'Buka lagi',
    erase: 'Hapus data pelanggan',
    eraseAsk: 'Nama dan nomor pelanggan paket ini dihapus dan tidak dapat dikembalikan. Hapus?',
    yes: 'Ya, hapus',
    no: 'Batal',
    done: 'Perubahan disimpan.',
    failed: 'Belum dapat disimpan.',
    followUp: 'Perlu ditindaklanjuti',
    remindedOn: 'Pengingat %{date}',
  },
} as const

export const t = textsOf(progress)
