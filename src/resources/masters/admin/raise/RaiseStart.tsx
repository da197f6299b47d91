import styled from '@emotion/styled'
import Alert from '@mui/material/Alert'
import { useEffect, useId } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { formatAmount } from '@/domain/values/money'
import { formatPercent } from '@/domain/kurs/kurs'
import { ROOM_TYPES, SEASONS } from '@/domain/types'
import { t } from '@/i18n/admin/desktop'
import { raiseText } from '@/i18n/admin/raise'
import { Button } from '@/ui/elements/Button'
import { CheckField } from '@/ui/form/CheckField'
import { FieldError } from '@/ui/form/Field'
import { SelectField } from '@/ui/form/SelectField'
import { TypedField } from '@/ui/form/typed/TypedField'
import { bareFieldset } from '@/ui/layout/styles'
import { masterTitle } from '../../defineMaster'
import { useResource } from '@/ui/hooks/useResource'
import type { FileKind } from '../import/rows/columns'
import { PARTS, stepsOf, type TypedRaise } from './raiseForm'

const Place = styled('form')({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  width: '100%',
  maxWidth: 640,
  padding: '4px 24px 24px',
  overflowY: 'auto',
  '& .two': {
    display: 'grid',
    gap: 20,
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    alignItems: 'start',
  },
})

const Choices = styled('fieldset')({
  ...bareFieldset,
  '& > legend': { padding: 0, fontSize: '0.875rem', fontWeight: 600 },
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 20, paddingLeft: 2 },
})

type ChoiceFieldProps = {
  name: 'parts' | 'seasons' | 'rooms'
  legend: string
  options: readonly { value: string; label: string }[]
}

/** A choice of several among a few, as checkboxes. */
function ChoiceField({ name, legend, options }: ChoiceFieldProps) {
  const id = useId()
  const { field, fieldState } = useController<Record<string, string[]>>({ name })
  const chosen = field.value ?? []
  return (
    <Choices aria-describedby={fieldState.error ? id : undefined}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label }) => (
          <CheckField
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(isOn) => field.onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
        ))}
      </div>
      <FieldError id={id} message={fieldState.error?.message} />
    </Choices>
  )
}

const stepText = (step: number, currency: 'SAR' | 'Rp.') =>
  step < 1 ? raiseText('noStep') : `${currency} ${formatAmount(step)}`

export type RaiseStartProps = {
  kind: FileKind
  /** The search of the table: only the records that it finds change. */
  q: string
  problem: string | undefined
  onSubmit: () => void
}

/** The question for the change: by how many percent, which rates of hotels, and how the new prices are rounded. */
export function RaiseStart({ kind, q, problem, onSubmit }: RaiseStartProps) {
  const master = masterTitle(useResource())
  const { register, setFocus } = useFormContext<TypedRaise>()
  useEffect(() => setFocus('percent'), [setFocus])
  const parts = useWatch<TypedRaise, 'parts'>({ name: 'parts' })
  const isHotel = kind.columns.some(({ unit }) => unit === 'sar')
  return (
    <Place
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <p>{q === '' ? raiseText('all', { master }) : raiseText('found', { q })}</p>
      <div className="two">
        <TypedField
          name="percent"
          label={raiseText('percent')}
          hint={raiseText('percentHint')}
          inputMode="text"
          required
        />
        <SelectField
          label={raiseText('step')}
          options={stepsOf(kind).map((step) => ({
            value: String(step),
            label: stepText(step, isHotel ? 'SAR' : 'Rp.'),
          }))}
          {...register('step')}
        />
      </div>
      {isHotel && (
        <>
          <ChoiceField
            name="parts"
            legend={raiseText('parts')}
            options={PARTS.map((value) => ({ value, label: raiseText(value) }))}
          />
          {parts.includes('periods') && (
            <TypedField name="from" label={raiseText('from')} hint={raiseText('fromHint')} />
          )}
          {parts.includes('base') && (
            <ChoiceField
              name="seasons"
              legend={raiseText('seasons')}
              options={SEASONS.map((value) => ({ value, label: t(`master.season.${value}`) }))}
            />
          )}
          <ChoiceField
            name="rooms"
            legend={raiseText('rooms')}
            options={ROOM_TYPES.map((value) => ({ value, label: t(`room.${value}`) }))}
          />
        </>
      )}
      <p className="quiet">{t('master.forNewPackages')}</p>
      <div>
        <Button type="submit" variant="contained" size="large">
          {raiseText('preview')}
        </Button>
      </div>
    </Place>
  )
}

/** `+5%`, `-2,5%`. */
export const signed = (percent: number): string => `${percent > 0 ? '+' : ''}${formatPercent(percent)}`
