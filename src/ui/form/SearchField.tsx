import styled from '@emotion/styled'
import OutlinedInput from '@mui/material/OutlinedInput'
import CloseIcon from '@mui/icons-material/CloseRounded'
import SearchIcon from '@mui/icons-material/SearchRounded'
import { useRef } from 'react'
import { TOUCH } from '@theme/tokens'
import { t } from '@/i18n/translate'
import { IconButton } from '../elements/IconButton'

export type SearchFieldProps = {
  value: string
  /** Absent in a frame, where nobody can type yet. */ onChange: ((text: string) => void) | undefined
  label: string
}

// Servers refuse a longer address or Referer (431), and the page could not be reloaded.
const LONGEST = 500
// Half an emoji, left by a cut or a paste, cannot be part of an address.
const searchable = (text: string) => text.slice(0, LONGEST).replace(/\p{Surrogate}/gu, '')

// The box of the text is as wide with the button as without it. What a list lays over its end covers nothing.
const Box = styled(OutlinedInput)({
  paddingRight: 0,
  '& > input': { paddingRight: 'var(--covered, 14px)' },
  '& > input:not(:placeholder-shown)': { paddingRight: `calc(var(--covered, 0px) + ${TOUCH}px)` },
  '& > button': { position: 'absolute', right: 'var(--covered, 0px)' },
})

/** A search box named by its placeholder, with a button that empties it. */
export function SearchField({ value, onChange, label }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box
      fullWidth
      type="search"
      inputRef={input}
      value={value}
      onChange={onChange && ((event) => onChange(searchable(event.target.value)))}
      readOnly={!onChange}
      placeholder={label}
      aria-label={label}
      autoComplete="off"
      startAdornment={<SearchIcon fontSize="small" />}
      endAdornment={
        value !== '' &&
        onChange && (
          <IconButton
            label={t('app.emptySearch')}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )
      }
      slotProps={{ input: { enterKeyHint: 'search' } }}
    />
  )
}
