import { textsOf } from './translate'

/** The texts of the lists on Beranda. */
export const t = textsOf({
  home: {
    drafts: 'Lanjutkan',
    draftOf: 'Draf, diubah %{time}',
    followUps: 'Perlu ditindaklanjuti',
    reminder: 'Pengingat %{date}',
    ends: 'Penawaran berakhir %{date}',
    departed: 'Check-in sudah lewat: %{date}',
    recent: 'Terakhir dibuka',
  },
})
