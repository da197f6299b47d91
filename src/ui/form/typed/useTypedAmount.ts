import { useState, type CompositionEvent } from 'react'
import { useController } from 'react-hook-form'
import { amountAfter, composedAmount, groupAmount, plainAmount } from '@/domain/values/typedNumbers'
import type { Unit } from '@/domain/values/units'

// The caret may stand everywhere: the library would keep it away from a comma at the end.
const caretPlaces = (shown: string) => Array.from({ length: shown.length + 1 }, () => true)
const isOfAmount = (character: string) => /[\d,]/.test(character)

type Change = { to: { start: number; end: number }; lastValue: string }
const asTyped = (typed: string) => typed

/**
 * The props of react-number-format's NumberFormatBase for an amount of a form, grouped while it is typed (`1.500.000`), and
 * the problem of the field. The library keeps the caret in its place.
 */
export function useTypedAmount(name: string, unit: Unit) {
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const { ref, value, onChange, onBlur } = field
  /** The text before the keyboard began to compose. A field that changes meanwhile gets the composed digits twice. */
  const [composedFrom, setComposedFrom] = useState<string | null>(null)
  const isComposing = composedFrom !== null
  const withoutGroups = (typed: string, change?: Change) => {
    const inserted = change ? typed.slice(change.to.start, change.to.end) : typed
    return amountAfter(typed, { before: change?.lastValue ?? '', inserted }, unit)
  }
  const input = {
    format: isComposing ? asTyped : groupAmount,
    removeFormatting: isComposing ? asTyped : withoutGroups,
    onCompositionStart: () => setComposedFrom(value),
    onCompositionEnd({ currentTarget, data }: CompositionEvent<HTMLInputElement>) {
      setComposedFrom(null)
      onChange(composedAmount(currentTarget.value, composedFrom ?? '', data, unit))
    },
    isValidInputCharacter: isOfAmount,
    // The field's value is grouped already; reading it again would take a half-typed text for a whole one.
    valueIsNumericString: true,
    getCaretBoundary: caretPlaces,
    inputMode: 'numeric',
    autoComplete: 'off',
    getInputRef: ref,
    value,
    onBlur() {
      onChange(groupAmount(plainAmount(value, unit)))
      onBlur()
    },
    onValueChange: ({ formattedValue }: { formattedValue: string }) => onChange(formattedValue),
  } as const
  return { input, problem: fieldState.error?.message }
}
