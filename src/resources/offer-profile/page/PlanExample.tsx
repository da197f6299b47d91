import styled from '@emotion/styled'
import { useWatch } from 'react-hook-form'
import { offerProfileProblems } from '../../../domain/offer/offerProfile'
import { planParts } from '../../../domain/offer/paymentPlan'
import { nightsBetween } from '../../../domain/values/dates'
import { formatRupiah } from '../../../domain/values/money'
import { t as offerText } from '../../../i18n/offer/offer'
import { t } from '../../../i18n/offer/offerProfile'
import { colour, radius } from '../../../../theme/tokens'
import { readTyped, type TypedProfile } from './typedProfile'

const EXAMPLE_PRICE = 30_310_400
/** Any day will do: the example names each part's distance from it. */
const DEPARTURE = '2027-12-31'

const Place = styled('div')({
  padding: 12,
  borderRadius: radius.medium,
  backgroundColor: colour.sunken,
  '& h3': { fontSize: '0.9375rem', fontWeight: 700 },
  '& dl': { display: 'grid', gap: 6, marginTop: 10 },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 8 },
  '& dd': { marginLeft: 'auto', fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .sum': { paddingTop: 6, borderTop: `1px solid ${colour.lineStrong}` },
  '& .sum > *': { fontWeight: 700, color: colour.text },
})

/** The parts of a plan, if it keeps its rules. */
function partsOf(typed: TypedProfile) {
  const profile = readTyped(typed)
  const isBroken = offerProfileProblems(profile).some(({ path }) => path.startsWith('paymentPlan'))
  return isBroken || !profile.paymentPlan ? null : planParts(EXAMPLE_PRICE, profile.paymentPlan, DEPARTURE)
}

/** The typed plan on an example price: the parts add up to it. */
export function PlanExample() {
  const parts = partsOf(useWatch<TypedProfile>() as TypedProfile)
  return (
    <Place role="group" aria-label={t('offerProfile.example')}>
      <h3>{t('offerProfile.example')}</h3>
      {parts ? (
        <>
          <p className="quiet">{t('offerProfile.exampleFor', { price: formatRupiah(EXAMPLE_PRICE) })}</p>
          <dl>
            {parts.map(({ kind, due, amount }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two instalments of one day may be equal
              <div key={index}>
                <dt>{due ? dueText(kind, due) : offerText(`offer.part.${kind}`)}</dt>
                <dd>{formatRupiah(amount)}</dd>
              </div>
            ))}
            <div className="sum">
              <dt>{t('offerProfile.sum')}</dt>
              <dd>{formatRupiah(parts.reduce((sum, { amount }) => sum + amount, 0))}</dd>
            </div>
          </dl>
        </>
      ) : (
        <p className="quiet">{t('offerProfile.exampleMissing')}</p>
      )}
    </Place>
  )
}

const dueText = (kind: 'dp' | 'instalment' | 'rest', due: string) =>
  t('offerProfile.partDue', { part: offerText(`offer.part.${kind}`), days: nightsBetween(due, DEPARTURE) })
