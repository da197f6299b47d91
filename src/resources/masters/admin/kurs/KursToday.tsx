import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { rupiahWithBuffer, type KursRecord, formatRate, formatPercent } from '@/domain/kurs/kurs'
import { kursAge } from '@/domain/kurs/kursHistory'
import { formatDate, today } from '@/domain/values/dates'
import { t } from '@/i18n/admin/kurs'
import { Section } from '@/ui/layout/Section'
import { colour } from '@theme/tokens'

const Facts = styled('div')({
  display: 'grid',
  gap: 4,
  '& .rate': {
    fontSize: '1.75rem',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    color: colour.accentDark,
    lineHeight: 1.3,
  },
  '& .old': { color: colour.error, fontWeight: 600 },
})

function ageText(days: number): string {
  if (days === 0) return t('kurs.age.today')
  return days === 1 ? t('kurs.age.yesterday') : t('kurs.age.days', { n: days })
}

export type KursTodayProps = {
  inForce: KursRecord | undefined
  /** At the right of the title. */
  action?: ReactNode
}

/** The rate that hotels are priced with today, and its age; or that there is none. */
export function KursToday({ inForce, action }: KursTodayProps) {
  const age = inForce && kursAge(inForce, today())
  return (
    <Section title={t('kurs.today')} action={action}>
      {inForce && age ? (
        <Facts>
          <p className="rate money">{t('kurs.rate', { rate: formatRate(inForce.rupiahPerSar) })}</p>
          <p>
            {inForce.buffer > 0
              ? t('kurs.priced', {
                  rate: formatRate(rupiahWithBuffer(inForce)),
                  buffer: formatPercent(inForce.buffer),
                })
              : t('kurs.pricedPlain')}
          </p>
          <p className={age.isOld ? 'old' : 'quiet'}>
            {t('kurs.since', { date: formatDate(inForce.validFrom), age: ageText(age.days) })}
          </p>
          {age.isOld && <p className="old">{t('kurs.old')}</p>}
        </Facts>
      ) : (
        <Facts role="status">
          <p className="old">{t('kurs.none')}</p>
          <p>{t('kurs.noneText')}</p>
        </Facts>
      )}
    </Section>
  )
}
