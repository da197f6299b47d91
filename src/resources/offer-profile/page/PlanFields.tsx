import { useRef, useState } from 'react'
import { useController, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import styled from '@emotion/styled'
import { colour, radius } from '@theme/tokens'
import { MOST_INSTALMENTS, planParts } from '@/domain/offer/paymentPlan'
import { t } from '@/i18n/offer/offerProfile'
import { CheckField } from '@/ui/form/CheckField'
import { FieldError } from '@/ui/form/Field'
import { RupiahField } from '@/ui/form/typed/RupiahField'
import { TypedField } from '@/ui/form/typed/TypedField'
import { Button } from '@/ui/elements/Button'
import { Undo } from '@/ui/feedback/Undo'
import { Section } from '@/ui/layout/Section'
import { ToggleField } from '@/ui/form/ToggleField'
import { type OfferProfile, offerProfileProblems } from '@/domain/offer/offerProfile'
import { toldPrice } from '@/domain/offer/rounding'
import { nightsBetween } from '@/domain/values/dates'
import { formatRupiah } from '@/domain/values/money'
import { t as offerText } from '@/i18n/offer/offer'
import { Fields, Box } from './parts'
import { NEW_INSTALMENT, type TypedProfile, readTyped } from './typedProfile'

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

const examplePrice = ({ rounding }: Pick<OfferProfile, 'rounding'>) => toldPrice(EXAMPLE_PRICE, rounding)

/** The parts of a plan, if it keeps its rules. */
function partsOf(typed: TypedProfile) {
  const profile = readTyped(typed)
  const isBroken = offerProfileProblems(profile).some(({ path }) => path.startsWith('paymentPlan'))
  return isBroken || !profile.paymentPlan ? null : planParts(examplePrice(profile), profile.paymentPlan, DEPARTURE)
}

/** The typed plan on an example price: the parts add up to it. */
function PlanExample() {
  const typed = useWatch<TypedProfile>() as TypedProfile
  const parts = partsOf(typed)
  return (
    <Place role="group" aria-label={t('offerProfile.example')}>
      <h3>{t('offerProfile.example')}</h3>
      {parts ? (
        <>
          <p className="quiet">
            {t('offerProfile.exampleFor', { price: formatRupiah(examplePrice(readTyped(typed))) })}
          </p>
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

const KINDS = [
  { value: 'percent', label: t('offerProfile.inPercent') },
  { value: 'amount', label: t('offerProfile.inRupiah') },
] as const

function KindField({ name }: { name: `instalments.${number}.kind` }) {
  const { field } = useController<TypedProfile, typeof name>({ name })
  return (
    <ToggleField
      label={t('offerProfile.share')}
      options={KINDS}
      value={field.value}
      // The chosen kind stays when it is pressed again.
      onChange={(kind) => kind && field.onChange(kind)}
    />
  )
}

/** One instalment: an amount or a percentage of the price, and when it is due. */
function InstalmentFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const place = `instalments.${index}` as const
  const kind = useWatch<TypedProfile, `instalments.${number}.kind`>({ name: `${place}.kind` })
  const n = index + 1
  const title = t('offerProfile.instalment', { n })
  return (
    <Box role="group" aria-label={title}>
      <div className="top">
        <span aria-hidden="true">{title}</span>
        <Button aria-label={t('offerProfile.removeOf', { n })} onClick={onRemove}>
          {t('offerProfile.remove')}
        </Button>
      </div>
      <KindField name={`${place}.kind`} />
      <div className="two">
        {kind === 'percent' ? (
          <TypedField key="percent" name={`${place}.percent`} label={t('offerProfile.percent')} inputMode="decimal" />
        ) : (
          <RupiahField key="amount" name={`${place}.amount`} label={t('offerProfile.amount')} />
        )}
        <TypedField name={`${place}.daysBefore`} label={t('offerProfile.daysBefore')} inputMode="numeric" />
      </div>
    </Box>
  )
}

/** How a jamaah pays: DP, up to four instalments, and the rest (docs/product.md §21.4.2). */
export function PlanFields() {
  const { field } = useController<TypedProfile, 'usesPlan'>({ name: 'usesPlan' })
  return (
    <Section title={t('offerProfile.plan')}>
      <Fields>
        <div>
          <CheckField label={t('offerProfile.usesPlan')} checked={field.value} onChange={field.onChange} />
          <p className="hint">{t('offerProfile.planHint')}</p>
        </div>
        {field.value && (
          <>
            <RupiahField name="dp" label={t('offerProfile.dp')} />
            <Instalments />
            <TypedField name="restDaysBefore" label={t('offerProfile.rest')} inputMode="numeric" />
            <PlanExample />
          </>
        )}
      </Fields>
    </Section>
  )
}

function Instalments() {
  const { getValues } = useFormContext<TypedProfile>()
  const { fields, append, insert, remove } = useFieldArray<TypedProfile, 'instalments'>({ name: 'instalments' })
  const { errors } = useFormState<TypedProfile>({ name: 'instalments' })
  const problem = errors.instalments?.root?.message
  const place = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<{ index: number; value: TypedProfile['instalments'][number] } | null>(null)

  const hasRoom = fields.length < MOST_INSTALMENTS

  function removeAt(index: number) {
    // The focus leaves the field first: a field that loses it later would write its value into the next instalment.
    place.current?.focus()
    setRemoved({ index, value: getValues(`instalments.${index}`) })
    remove(index)
  }

  function restore() {
    if (removed) insert(removed.index, removed.value, { focusName: `instalments.${removed.index}.percent` })
    setRemoved(null)
  }

  return (
    <Fields ref={place} tabIndex={-1} style={{ outline: 0 }}>
      {fields.map(({ id }, index) => (
        <InstalmentFields key={id} index={index} onRemove={() => removeAt(index)} />
      ))}
      <Undo
        text={removed && hasRoom ? t('offerProfile.removed', { n: removed.index + 1 }) : null}
        label={t('app.undo')}
        onUndo={restore}
      />
      {problem && (
        <div role="alert">
          <FieldError id="instalments-error" message={problem} />
        </div>
      )}
      {hasRoom && (
        <Button
          variant="outlined"
          onClick={() => append(NEW_INSTALMENT, { focusName: `instalments.${fields.length}.percent` })}
        >
          {t('offerProfile.add')}
        </Button>
      )}
    </Fields>
  )
}
