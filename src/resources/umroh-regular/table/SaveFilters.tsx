import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { extractValidSavedQueries, useListContext, useSavedQueries, useTranslate, type SavedQuery } from 'react-admin'
import { useId, useState } from 'react'
import { searchable } from '@/domain/text/search'
import { keptText } from '@/domain/values/letters'
import { t } from '@/i18n/admin/packageTable'
import { Button } from '@/ui/elements/Button'
import { TextField } from '@/ui/form/TextField'

const focus = (field: HTMLInputElement | null) => field?.focus()

type Props = { value: SavedQuery['value']; onClose: () => void }

/** Saves the filters of a table under a name that no other saved filter has (docs/product.md §36.4.2). */
export function SaveFilters({ value, onClose }: Props) {
  const translate = useTranslate()
  const { resource } = useListContext()
  const [kept, keep] = useSavedQueries(resource)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const id = useId()

  function save() {
    const saved = extractValidSavedQueries(kept)
    const label = keptText(typed)
    const isTaken = saved.some((one) => searchable(one.label) === searchable(label))
    if (label === '' || isTaken) return setError(t(label === '' ? 'packageTable.nameNeeded' : 'packageTable.nameTaken'))
    keep([...saved, { label, value }])
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{translate('ra.saved_queries.new_dialog_title')}</DialogTitle>
      <DialogContent>
        <form
          id={`${id}-form`}
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <TextField
            label={translate('ra.saved_queries.query_name')}
            ref={focus}
            value={typed}
            error={error}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value)
              setError(undefined)
            }}
          />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button type="submit" form={`${id}-form`} variant="contained">
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
