import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { forcedRing } from '../layout/styles'
import { colour, radius } from '../../../theme/tokens'

const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface,
  '&:focus-within': { ...forcedRing, borderColor: colour.accent, boxShadow: `inset 0 0 0 1px ${colour.accent}` },
  '&[data-invalid]': { borderColor: colour.error },
  '&[data-invalid]:focus-within': { boxShadow: `inset 0 0 0 1px ${colour.error}` },
  '@media (forced-colors: active)': { '&[data-invalid]': { borderWidth: 3 } },
  '&[data-disabled]': { backgroundColor: colour.sunken },
  '& > svg': { flex: 'none', marginLeft: 14, marginRight: -4, color: colour.quiet },
  '& > input': {
    flex: 1,
    width: '100%',
    minWidth: 0,
    alignSelf: 'stretch',
    padding: '13px 16px',
    border: 0,
    outline: 0,
    borderRadius: 'inherit',
    font: 'inherit',
    fontSize: '1rem',
    lineHeight: 1.5,
    color: 'inherit',
    backgroundColor: 'transparent',
    appearance: 'none',
  },
  '& > input::placeholder': { color: colour.quiet, opacity: 1 },
  '& > input:disabled': { color: colour.quiet, WebkitTextFillColor: colour.quiet },
  '& > input::-webkit-search-cancel-button': { display: 'none' },
})

export type InputBoxProps = ComponentProps<'input'> & { invalid?: boolean; before?: ReactNode; after?: ReactNode }

/** A one-line input with its border, and elements before and after the text. */
export function InputBox({ invalid = false, before, after, ...input }: InputBoxProps) {
  return (
    <Box data-invalid={invalid || undefined} data-disabled={input.disabled || undefined}>
      {before}
      <input {...input} />
      {after}
    </Box>
  )
}
