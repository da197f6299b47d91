import { useLayoutEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { TextField } from '../../../ui/form/TextField'
import { groupRupiah } from '../../../domain/values/typedNumbers'

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** Where the caret stands once the text is regrouped: with as many digits behind it as before. */
function caretWith(text: string, digitsBehind: number): number {
  let at = text.length
  for (let left = digitsBehind; left > 0 && at > 0; at--) if (/\d/.test(text.charAt(at - 1))) left--
  return at
}

/** An amount of rupiah, grouped while it is typed (`1.500.000`). */
export function RupiahField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null)
  // At once, before the next key: it would be typed in the wrong place.
  useLayoutEffect(() => {
    caret.current?.input.setSelectionRange(caret.current.at, caret.current.at)
    caret.current = null
  })
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      ref={field.ref}
      value={field.value}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        const behind = digitsIn(target.value.slice(target.selectionStart ?? target.value.length))
        const grouped = groupRupiah(target.value)
        caret.current = { input: target, at: caretWith(grouped, behind) }
        field.onChange(grouped)
      }}
      error={fieldState.error?.message}
    />
  )
}
