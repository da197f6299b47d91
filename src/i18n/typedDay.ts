import { textsOf } from './translate'

/** The texts of the fields in which a day is typed. */
const typedDay = {
  typedDay: {
    label: 'Ketik tanggal',
    hint: 'Misalnya 5/11/2026 atau 5 Nov 2026, lalu tekan ⏎.',
    unreadable: 'Tanggal tidak dikenali. Tulis misalnya 5/11/2026 atau 5 Nov 2026.',
    unfinished: 'Tanggal belum lengkap. Tulis misalnya 5/11/2026 atau 5 Nov 2026.',
    notOffered: 'Tanggal ini tidak dapat dipilih di sini.',
    earliest: 'Paling awal %{date}.',
    latest: 'Paling akhir %{date}.',
  },
} as const

export const t = textsOf(typedDay)
