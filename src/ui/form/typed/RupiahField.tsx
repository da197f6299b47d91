import { useController } from 'react-hook-form'
import { NumberFormatBase } from 'react-number-format'
import { TextField } from '../TextField'
import { groupRupiah } from '../../../domain/values/typedNumbers'

const withoutGroups = (typed: string) => groupRupiah(typed).replaceAll('.', '')
// The caret may stand everywhere: the library would keep it away from a comma at the end.
const caretPlaces = (shown: string) => Array.from({ length: shown.length + 1 }, () => true)
const isOfAmount = (character: string) => /[\d,]/.test(character)

/** An amount of rupiah, grouped while it is typed (`1.500.000`); the library keeps the caret in its place. */
export function RupiahField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const { ref, value, onChange, onBlur } = field
  return (
    <NumberFormatBase
      customInput={TextField}
      format={groupRupiah}
      removeFormatting={withoutGroups}
      isValidInputCharacter={isOfAmount}
      getCaretBoundary={caretPlaces}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      getInputRef={ref}
      value={value}
      onBlur={onBlur}
      onValueChange={({ formattedValue }) => onChange(formattedValue)}
      error={fieldState.error?.message}
    />
  )
}
