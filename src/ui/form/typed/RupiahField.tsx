import { NumberFormatBase } from 'react-number-format'
import type { Unit } from '@/domain/values/units'
import { TextField, type TextFieldProps } from '../TextField'
import { useTypedAmount } from './useTypedAmount'

export type AmountFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'required' | 'before' | 'readOnly'> & {
  name: string
  unit: Unit
}

/** An amount of a form in the unit of its label, grouped while it is typed. */
export function AmountField({ name, unit, ...props }: AmountFieldProps) {
  const { input, problem } = useTypedAmount(name, unit)
  return <NumberFormatBase customInput={TextField} {...input} {...props} error={problem} />
}

/** An amount of rupiah, grouped while it is typed (`1.500.000`). */
export const RupiahField = (props: Omit<AmountFieldProps, 'unit'>) => <AmountField {...props} unit="rupiah" />
