import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import AddIcon from '@mui/icons-material/BookmarkAddOutlined'
import SavedIcon from '@mui/icons-material/BookmarkBorder'
import RemoveIcon from '@mui/icons-material/BookmarkRemoveOutlined'
import ClearIcon from '@mui/icons-material/ClearRounded'
import FilterIcon from '@mui/icons-material/FilterList'
import {
  Button,
  extractValidSavedQueries,
  RemoveSavedQueryDialog,
  useListContext,
  useSavedQueries,
  useTranslate,
  type SavedQuery,
} from 'react-admin'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SaveFilters } from './SaveFilters'

const inOrder = (filter: object = {}) => JSON.stringify(Object.fromEntries(Object.entries(filter).sort()))
const searchOf = ({ filter, sort, perPage, displayedFilters }: SavedQuery['value']) =>
  String(
    new URLSearchParams({
      filter: inOrder(filter as object),
      ...(sort ? { sort: sort.field, order: sort.order } : {}),
      page: '1',
      ...(perPage ? { perPage: String(perPage) } : {}),
      displayedFilters: inOrder(displayedFilters as object | undefined),
    }),
  )

/**
 * The menu `Saringan` (docs/product.md §15.7.4): saved filters, and the actions that save, remove
 * and clear them. react-admin's own menu would save an empty name, and a name twice.
 */
export function FilterMenu() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { resource, filterValues, displayedFilters, sort, perPage, setFilters } = useListContext()
  const [kept] = useSavedQueries(resource)
  const saved = extractValidSavedQueries(kept)
  const [place, setPlace] = useState<Element | null>(null)
  const [dialog, setDialog] = useState<'save' | 'remove' | null>(null)
  const current = { filter: filterValues, sort, perPage, displayedFilters }
  const isCurrent = ({ value }: SavedQuery) => searchOf(value) === searchOf(current)
  const isFiltered = Object.keys(filterValues as object).length > 0
  if (!isFiltered && saved.length === 0) return null

  const close = () => setPlace(null)
  const entry = (icon: typeof AddIcon, label: string, run: () => void) => {
    const Icon = icon
    return (
      <MenuItem
        key={label}
        onClick={() => {
          close()
          run()
        }}
      >
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText>{label}</ListItemText>
      </MenuItem>
    )
  }
  return (
    <>
      <Button label="ra.action.add_filter" aria-haspopup="menu" onClick={(event) => setPlace(event.currentTarget)}>
        <FilterIcon />
      </Button>
      <Menu open={place !== null} anchorEl={place} onClose={close}>
        {saved.map((one) =>
          isCurrent(one)
            ? entry(RemoveIcon, translate('ra.saved_queries.remove_label_with_name', { name: one.label }), () =>
                setDialog('remove'),
              )
            : entry(SavedIcon, one.label, () => navigate({ search: searchOf(one.value) })),
        )}
        {saved.length > 0 && <Divider />}
        {isFiltered &&
          !saved.some(isCurrent) &&
          entry(AddIcon, translate('ra.saved_queries.new_label'), () => setDialog('save'))}
        {isFiltered && entry(ClearIcon, translate('ra.action.remove_all_filters'), () => setFilters({}, {}))}
      </Menu>
      {dialog === 'save' && <SaveFilters value={current} onClose={() => setDialog(null)} />}
      <RemoveSavedQueryDialog open={dialog === 'remove'} onClose={() => setDialog(null)} />
    </>
  )
}
