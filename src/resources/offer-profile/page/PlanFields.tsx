import { useRef, useState } from 'react'
import { useController, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { MOST_INSTALMENTS } from '../../../domain/offer/paymentPlan'
import { t } from '../../../i18n/offer/offerProfile'
import { CheckField } from '../../../ui/form/CheckField'
import { FieldError } from '../../../ui/form/Field'
import { RupiahField } from '../../../ui/form/typed/RupiahField'
import { TypedField } from '../../../ui/form/typed/TypedField'
import { Button } from '../../../ui/elements/Button'
import { Undo } from '../../../ui/feedback/Undo'
import { Section } from '../../../ui/layout/Section'
import { InstalmentFields } from './InstalmentFields'
import { PlanExample } from './PlanExample'
import { Fields } from './parts'
import { NEW_INSTALMENT, type TypedProfile } from './typedProfile'

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
        label={t('offerProfile.undo')}
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
