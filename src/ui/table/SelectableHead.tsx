import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useDataTableCallbacksContext, useDataTableDataContext, useDataTableSelectedIdsContext } from 'ra-core'
import type { ReactNode } from 'react'
import { translate } from '../../i18n/translate'

/**
 * The head of a table whose rows can be selected. react-admin's own gives its box a property that MUI 9 has no longer
 * (docs/react-admin.md).
 */
export function SelectableHead({ children }: { children?: ReactNode }) {
  const ids = useDataTableDataContext()?.map(({ id }) => id) ?? []
  const selected = useDataTableSelectedIdsContext() ?? []
  const { onSelect } = useDataTableCallbacksContext()
  const others = selected.filter((id) => !ids.includes(id))
  const isAll = ids.length > 0 && ids.every((id) => selected.includes(id))
  return (
    <TableHead>
      <TableRow className="RaDataTable-headerRow">
        <TableCell padding="checkbox" className="RaDataTable-headerCell">
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && others.length < selected.length}
            onChange={() => onSelect?.(isAll ? others : [...others, ...ids])}
            slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
          />
        </TableCell>
        {children}
      </TableRow>
    </TableHead>
  )
}
