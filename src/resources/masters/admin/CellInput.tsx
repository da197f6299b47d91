import OutlinedInput from '@mui/material/OutlinedInput'
import type { ComponentProps, ReactNode } from 'react'
import { NumberFormatBase } from 'react-number-format'
import type { Unit } from '@/domain/values/units'
import { useTypedAmount } from '@/ui/form/typed/useTypedAmount'

type CellInputProps = ComponentProps<'input'> & { isWrong?: boolean; after?: ReactNode }

/** A field of a table: the headings of its row and column name it. */
export const CellInput = ({ isWrong = false, after, ref, ...input }: CellInputProps) => (
  <OutlinedInput fullWidth size="small" error={isWrong} inputRef={ref} endAdornment={after} slotProps={{ input }} />
)

type AmountCellProps = Pick<
  ComponentProps<'input'>,
  'aria-labelledby' | 'aria-describedby' | 'placeholder' | 'onKeyDown'
> & { path: string; unit: Unit }

/** An amount in a field of a table, grouped while it is typed. */
export function AmountCell({ path, unit, ...more }: AmountCellProps) {
  const { input, problem } = useTypedAmount(path, unit)
  return <NumberFormatBase customInput={CellInput} {...input} {...more} name={path} isWrong={Boolean(problem)} />
}
