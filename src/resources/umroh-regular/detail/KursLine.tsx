import { type PackageKurs, formatRate, formatPercent } from '@/domain/kurs/kurs'
import { formatDate } from '@/domain/values/dates'
import { t } from '@/i18n/package/detail'

/** The rate that the hotels of a saved package were priced with; for admins with its buffer. */
export function KursLine({ rupiahPerSar, per, buffer }: PackageKurs) {
  const texts = { rate: formatRate(rupiahPerSar), date: formatDate(per).replaceAll(' ', '\u00a0') }
  return (
    <p className="quiet">
      {buffer === null ? t('detail.kurs', texts) : t('detail.kursBuffer', { ...texts, buffer: formatPercent(buffer) })}
    </p>
  )
}
