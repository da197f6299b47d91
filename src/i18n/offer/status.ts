import { textsOf } from '../translate'

/** The texts of the status on a package's detail. They load with it. */
const progress = {
  progress: {
    title: 'Status',
    customer: 'Pelanggan',
    phone: 'WhatsApp',
    holds: 'Pelanggan memegang',
    held: 'dari %{date}',
    validUntil: 'Berlaku s.d.',
    seenAt: 'Pertama dilihat',
    acceptedAt: 'Disetujui',
    chosen: 'Pelanggan memilih',
    otherChosen: 'Pilihan lain dari tautan yang sama',
    reason: 'Alasan batal',
    remindAt: 'Pengingat',
    draft: 'Paket ini belum dibagikan.',
    chat: 'Chat WhatsApp',
    greeting: 'Assalamu’alaikum %{name},',
    greetingNobody: 'Assalamu’alaikum,',
    chatText: '%{greeting} saya ingin menindaklanjuti penawaran “%{package}”. Apakah ada yang ingin ditanyakan?',
    menu: 'Menu status',
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
    eraseAsk:
      'Nama dan nomor pelanggan ini dihapus dari status dan dari tautan untuknya, dan tidak dapat dikembalikan. Hapus?',
    yes: 'Ya, hapus',
    done: 'Perubahan disimpan.',
  },
} as const

export const t = textsOf(progress)
