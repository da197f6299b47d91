import OutlinedInput from '@mui/material/OutlinedInput'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { Field } from '../Field'

/** A text field of a form for several lines, by its path. */
export function LinesField({ name, label, rows = 4 }: { name: string; label: string; rows?: number }) {
  const { register, control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const problem = (get(errors, name) as { message?: string } | undefined)?.message
  const { ref, ...input } = register(name)
  return (
    <Field label={label} error={problem}>
      {(control) => (
        <OutlinedInput
          {...control}
          inputComponent="textarea"
          inputRef={ref}
          rows={rows}
          autoComplete="off"
          slotProps={{ input: { ...input, type: undefined } }}
        />
      )}
    </Field>
  )
}
