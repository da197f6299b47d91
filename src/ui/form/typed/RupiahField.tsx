import { useState } from 'react'
import { useController } from 'react-hook-form'
import { NumberFormatBase } from 'react-number-format'
import { TextField } from '../TextField'
import { composedRupiah, groupRupiah, plainRupiah, rupiahAfter } from '../../../domain/values/typedNumbers'

// The caret may stand everywhere: the library would keep it away from a comma at the end.
const caretPlaces = (shown: string) => Array.from({ length: shown.length + 1 }, () => true)
const isOfAmount = (character: string) => /[\d,]/.test(character)

type Change = { to: { start: number; end: number }; lastValue: string }
const removeFormatting = (typed: string, change?: Change) =>
  rupiahAfter(typed, {
    before: change?.lastValue ?? '',
    inserted: change ? typed.slice(change.to.start, change.to.end) : typed,
  })

const asTyped = (typed: string) => typed

/** An amount of rupiah, grouped while it is typed (`1.500.000`); the library keeps the caret in its place. */
export function RupiahField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const { ref, value, onChange, onBlur } = field
  /** The text before the keyboard began to compose. A field that changes meanwhile gets the composed digits twice. */
  const [composedFrom, setComposedFrom] = useState<string | null>(null)
  const isComposing = composedFrom !== null
  return (
    <NumberFormatBase
      customInput={TextField}
      format={isComposing ? asTyped : groupRupiah}
      removeFormatting={isComposing ? asTyped : removeFormatting}
      onCompositionStart={() => setComposedFrom(value)}
      onCompositionEnd={({ currentTarget, data }) => {
        setComposedFrom(null)
        onChange(composedRupiah(currentTarget.value, composedFrom ?? '', data))
      }}
      isValidInputCharacter={isOfAmount}
      // The field's value is grouped already; reading it again would take a half-typed text for a whole one.
      valueIsNumericString
      getCaretBoundary={caretPlaces}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      getInputRef={ref}
      value={value}
      onBlur={() => {
        onChange(groupRupiah(plainRupiah(value)))
        onBlur()
      }}
      onValueChange={({ formattedValue }) => onChange(formattedValue)}
      error={fieldState.error?.message}
    />
  )
}
