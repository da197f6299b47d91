import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { PopperProps } from '@mui/material/Popper'
import SearchIcon from '@mui/icons-material/SearchRounded'
import styled from '@emotion/styled'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { colour, radius } from '@theme/tokens'
import { t } from '@/i18n/admin/find'
import { visuallyHidden } from '@/ui/a11y/visuallyHidden'
import { LiveRegion } from '@/ui/a11y/LiveRegion'
import { Button } from '@/ui/elements/Button'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { clampedTo } from '@/ui/layout/styles'
import { useFound, type Hit } from './useFound'

const Place = styled('div')({
  padding: 16,
  display: 'grid',
  gap: 8,
  '& .MuiAutocomplete-listbox': { maxHeight: 'min(60vh, 520px)', padding: 0 },
  '& .MuiAutocomplete-groupLabel': {
    position: 'static',
    padding: '12px 12px 4px',
    lineHeight: 1.4,
    fontSize: '0.8125rem',
    fontWeight: 700,
    color: colour.quiet,
    backgroundColor: 'transparent',
  },
  '& .MuiAutocomplete-groupUl .MuiAutocomplete-option': {
    minHeight: 44,
    padding: '6px 12px',
    borderRadius: radius.small,
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    '& > span': { ...clampedTo(2), overflowWrap: 'anywhere', fontWeight: 600 },
    '& > small': { ...clampedTo(2), flex: '0 1 auto', maxWidth: '55%', textAlign: 'right', color: colour.quiet },
  },
  '& .MuiAutocomplete-groupUl .MuiAutocomplete-option.Mui-focused': {
    backgroundColor: colour.accentSoft,
    color: colour.accentDark,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  '& .MuiAutocomplete-paper': { boxShadow: 'none', margin: 0 },
  '& .MuiAutocomplete-noOptions': { padding: 12, color: colour.quiet },
})

/** The list stands in the dialog itself and not in a popup above it. */
const InDialog = ({ children }: PopperProps) => <div>{children as ReactNode}</div>

const same = (hits: Hit[]) => hits

export type FindDialogProps = { open: boolean; onClose: () => void }

/** The search across all resources (docs/product.md §15.10.1). It is loaded when it is first asked for. */
export function FindDialog({ open, onClose }: FindDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { maxWidth: 720 } } }}
    >
      <DialogTitle sx={visuallyHidden}>{t('find.title')}</DialogTitle>
      <Search onClose={onClose} />
    </Dialog>
  )
}

function Search({ onClose }: Pick<FindDialogProps, 'onClose'>) {
  const [typed, setTyped] = useState('')
  const { hits, isSearching, failed, error, retry } = useFound(typed)
  const navigate = useNavigate()
  const nothing = isSearching ? t('find.searching') : t('find.nothing', { q: typed.trim() })
  const failure = loadFailure(error, retry)
  const place = useRef<HTMLDivElement>(null)
  // Before the dialog itself takes the focus.
  useEffect(() => place.current?.querySelector('input')?.focus(), [])

  function go(hit: Hit | null) {
    if (!hit) return
    onClose()
    navigate(hit.to)
  }

  return (
    <Place ref={place}>
      <Autocomplete<Hit>
        open
        value={null}
        onChange={(_, hit) => go(hit)}
        inputValue={typed}
        onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        options={hits}
        filterOptions={same}
        groupBy={({ group }) => group}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ key }) => key}
        noOptionsText={nothing}
        autoHighlight
        forcePopupIcon={false}
        slots={{ popper: InDialog }}
        slotProps={{ listbox: { 'aria-label': t('find.title') } }}
        renderGroup={({ key, group, children }) => (
          <li key={key} role="none">
            <div aria-hidden className="MuiAutocomplete-groupLabel">
              {group}
            </div>
            <ul role="group" aria-label={group} className="MuiAutocomplete-groupUl">
              {children}
            </ul>
          </li>
        )}
        renderOption={({ key, ...option }, { label, detail }) => (
          <li key={key} {...option}>
            <span>{label}</span>
            {detail !== '' && <small>{detail}</small>}
          </li>
        )}
        renderInput={({ id, slotProps }) => (
          <OutlinedInput
            id={id}
            fullWidth
            ref={slotProps.input.ref}
            inputProps={{ ...slotProps.htmlInput, 'aria-label': t('find.label') }}
            placeholder={t('find.label')}
            startAdornment={<SearchIcon fontSize="small" />}
          />
        )}
      />
      <LiveRegion text={isSearching ? '' : hits.length > 0 ? t('find.found', { n: hits.length }) : nothing} />
      {failed !== '' && !isSearching && (
        <Alert
          severity="warning"
          action={failure.onRetry && <Button onClick={failure.onRetry}>{t('app.retry')}</Button>}
        >
          {t('find.failed', { names: failed })} {failure.text}
        </Alert>
      )}
    </Place>
  )
}
