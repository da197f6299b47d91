import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { CURRENCIES, type Currency } from '@/domain/kurs/currency'
import { rupiahWithBuffer, type Kurs, type KursRecord, formatRate, formatPercent } from '@/domain/kurs/kurs'
import { kursAge } from '@/domain/kurs/kursHistory'
import { formatDate, today } from '@/domain/values/dates'
import { t } from '@/i18n/admin/kurs'
import { Section } from '@/ui/layout/Section'
import { colour } from '@theme/tokens'
import { inForceOf, rateText } from './kursList'

const Facts = styled('div')({
  display: 'grid',
  gap: 4,
  '& + &': { marginTop: 16 },
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
  history: readonly KursRecord[]
  /** At the right of the title. */
  action?: ReactNode
}

/** What is priced with a rate. */
export function pricedText({ currency, ...kurs }: Kurs & { currency: Currency }): string {
  const texts = { rate: formatRate(rupiahWithBuffer(kurs)), buffer: formatPercent(kurs.buffer) }
  if (currency === 'USD') return t(kurs.buffer > 0 ? 'kurs.pricedUSD' : 'kurs.pricedPlainUSD', texts)
  return t(kurs.buffer > 0 ? 'kurs.priced' : 'kurs.pricedPlain', texts)
}

/** The rates that prices are computed with today, and their age; or that there is none of the riyal. */
export const KursToday = ({ history, action }: KursTodayProps) => (
  <Section title={t('kurs.today')} action={action}>
    {CURRENCIES.map((currency) => {
      const inForce = inForceOf(history, currency)
      return (inForce || currency === 'SAR') && <OfCurrency key={currency} inForce={inForce} />
    })}
  </Section>
)

function OfCurrency({ inForce }: { inForce: KursRecord | undefined }) {
  const age = inForce && kursAge(inForce, today())
  if (!inForce || !age)
    return (
      <Facts role="status">
        <p className="old">{t('kurs.none')}</p>
        <p>{t('kurs.noneText')}</p>
      </Facts>
    )
  return (
    <Facts>
      <p className="rate money">{rateText(inForce)}</p>
      <p>{pricedText(inForce)}</p>
      <p className={age.isOld ? 'old' : 'quiet'}>
        {t('kurs.since', { date: formatDate(inForce.validFrom), age: ageText(age.days) })}
      </p>
      {age.isOld && <p className="old">{t('kurs.old')}</p>}
    </Facts>
  )
}
