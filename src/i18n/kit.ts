import { textsOf } from './translate'

/** The texts of the kit: what every form and list of a resource says. */
const kit = {
  kit: {
    saved: 'Data tersimpan.',
    leave: {
      title: 'Tinggalkan isian ini?',
      text: 'Yang Anda ubah belum disimpan.',
      stay: 'Tetap di sini',
      discard: 'Buang perubahan',
    },
  },
} as const

export const t = textsOf(kit)
