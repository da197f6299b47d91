import { textsOf } from './translate'

/** The texts of the lists on Beranda. */
export const t = textsOf({
  home: { drafts: 'Lanjutkan', draftOf: 'Draf, diubah %{time}', recent: 'Terakhir dibuka' },
})
