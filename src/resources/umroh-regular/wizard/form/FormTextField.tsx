import { useFormContext, useFormState } from 'react-hook-form'
import { TextField, type TextFieldProps } from '../../../../ui/form/TextField'
import type { PackageForm } from '../../../../domain/types'

type TextName = 'namaPaket' | 'jumlahJamaah' | 'tourLeader'

export type FormTextFieldProps = Omit<TextFieldProps, 'name' | 'error'> & { name: TextName }

/** A text field of the wizard's form; uncontrolled, so that a keystroke renders this field at the most. */
export function FormTextField({ name, ...props }: FormTextFieldProps) {
  const { register, control } = useFormContext<PackageForm>()
  const { errors } = useFormState({ control, name, exact: true })
  return <TextField {...props} {...register(name)} autoComplete="off" error={errors[name]?.message} />
}
