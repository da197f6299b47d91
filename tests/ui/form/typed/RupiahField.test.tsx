import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { RupiahField } from '@/ui/form/typed/RupiahField'

function Form() {
  const form = useForm({ defaultValues: { dp: '' } })
  return (
    <FormProvider {...form}>
      <RupiahField name="dp" label="DP" />
    </FormProvider>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'DP' })

/** A keyboard that composes, such as Gboard, changes the text several times before it is done. */
function compose(steps: readonly string[], data: string) {
  fireEvent.compositionStart(field())
  for (const value of steps) fireEvent.input(field(), { target: { value }, isComposing: true })
  const shown = field().value
  fireEvent.compositionEnd(field(), { data })
  return shown
}

it('an amount is not grouped while a keyboard composes it, so that no digit comes twice, but afterwards', () => {
  render(<Form />)
  expect(compose(['1', '10', '100', '1000'], '1000')).toBe('1000')
  expect(field().value).toBe('1.000')
  expect(compose(['1.0005'], '5')).toBe('1.0005')
  expect(field().value).toBe('10.005')
  fireEvent.change(field(), { target: { value: '10.0055' } })
  expect(field().value).toBe('100.055')
})
