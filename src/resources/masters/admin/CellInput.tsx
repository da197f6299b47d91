import OutlinedInput from '@mui/material/OutlinedInput'
import type { ComponentProps, ReactNode } from 'react'

type CellInputProps = ComponentProps<'input'> & { isWrong?: boolean; after?: ReactNode }

/** A field of a table: the headings of its row and column name it. */
export const CellInput = ({ isWrong = false, after, ref, ...input }: CellInputProps) => (
  <OutlinedInput fullWidth size="small" error={isWrong} inputRef={ref} endAdornment={after} slotProps={{ input }} />
)
