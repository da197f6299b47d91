import { get, useFormContext, useFormState } from 'react-hook-form'
import { TextField, type TextFieldProps } from '../TextField'

export type TypedFieldProps = Omit<TextFieldProps, 'name' | 'error'> & { name: string }

/** A text field of a form, by its path. */
export function TypedField({ name, ...props }: TypedFieldProps) {
  const { register, control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const problem = get(errors, name) as { message?: string } | undefined
  return <TextField {...props} {...register(name)} autoComplete="off" error={problem?.message} />
}
