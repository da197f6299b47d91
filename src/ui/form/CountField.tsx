import { parseWholeNumber } from '@/domain/values/numbers'
import { TextField, type TextFieldProps } from './TextField'

export type CountFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'error'> & {
  value: string
  min: number
  max: number
  onType: (typed: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A whole number, typed or stepped with the arrow keys. It is a text field: a field of type number gives no text at all
 * for `25 orang` or `٢٥`, and changes under a mouse wheel.
 */
export function CountField({ value, min, max, onType, ...props }: CountFieldProps) {
  const count = parseWholeNumber(value)
  return (
    <TextField
      {...props}
      role="spinbutton"
      aria-valuenow={count ?? undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        const step = STEPS[event.key]
        if (step === undefined) return
        event.preventDefault()
        onType(String(Math.min(max, Math.max(min, (count ?? min) + step))))
      }}
    />
  )
}
