import { useController, useWatch } from 'react-hook-form'
import { t } from '../../../i18n/offer/offerProfile'
import { ToggleField } from '../../../ui/form/ToggleField'
import { RupiahField } from '../../../ui/form/typed/RupiahField'
import { TypedField } from '../../../ui/form/typed/TypedField'
import { Button } from '../../../ui/elements/Button'
import { Box } from './parts'
import type { TypedProfile } from './typedProfile'

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

export type InstalmentFieldsProps = { index: number; onRemove: () => void }

/** One instalment: an amount or a percentage of the price, and when it is due. */
export function InstalmentFields({ index, onRemove }: InstalmentFieldsProps) {
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
