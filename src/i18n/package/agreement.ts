import { textsOf } from '../translate'

/** The words about a package to which a customer agreed. They load with its status and with the wizard. */
const agreement = {
  agreed: {
    who: '%{name} sudah setuju: %{room} %{price} per jamaah, %{n} jamaah.',
    whoUnpriced: '%{name} sudah setuju: %{room}, %{n} jamaah.',
    hidden: 'Paket ini sudah disetujui.',
    someone: 'Pelanggan',
    changed: 'Paket ini disimpan lagi setelah ditawarkan. Sekarang %{room} %{price} per jamaah.',
    askTitle: 'Ubah paket yang sudah disetujui?',
    askText: '%{who} Setelah diubah, paket ini berbeda dari yang disetujui.',
    stay: 'Jangan ubah',
    copy: 'Buat salinan',
    edit: 'Tetap ubah',
    lose: '%{who} Batal menghapus status Setuju.',
    linkTitle: 'Ganti penawaran yang disetujui?',
    linkText: '%{who} Tautan baru menggantikan penawaran itu, dan persetujuannya tidak berlaku lagi.',
    linkMake: 'Buat tautan baru',
  },
} as const

export const t = textsOf(agreement)
