import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Card } from '@/ui/elements/Card'
import { TextField, type TextFieldProps } from '@/ui/form/TextField'
import type { PackageForm } from '@/domain/types'
import { parseWholeNumber } from '@/domain/values/numbers'
import { t } from '@/i18n/package/wizard'

const Stack = styled('div')({ display: 'grid', gap: 20 })

/** The fields of a step on one surface. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <Card component="div">
    <Stack>{children}</Stack>
  </Card>
)

type TextName = 'namaPaket' | 'jumlahJamaah' | 'tourLeader'

type FormTextFieldProps = Omit<TextFieldProps, 'name' | 'error' | 'hint'> & { name: TextName }

/** Says how to write a number that stands in the field in another way, such as `25 orang` or `1.000`. */
const hintFor = (name: TextName, typed: string) =>
  name !== 'namaPaket' && /\d/.test(typed) && parseWholeNumber(typed) === null ? t('field.digitsOnly') : undefined

/** A text field of the wizard's form; uncontrolled, so that a keystroke renders this field at the most. */
export function FormTextField({ name, ...props }: FormTextFieldProps) {
  const { register, control, getValues } = useFormContext<PackageForm>()
  const { errors } = useFormState({ control, name, exact: true })
  const error = errors[name]?.message
  // Two wrong texts can have the same message and different hints.
  useWatch({ control, name, exact: true, disabled: !error })
  return (
    <TextField
      {...props}
      {...register(name)}
      autoComplete="off"
      error={error}
      hint={error && hintFor(name, String(getValues(name)))}
    />
  )
}
