import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { DataTableBody } from 'react-admin'
import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useGetPathForRecordCallback,
  useNavigate,
  useRecordContext,
} from 'ra-core'
import type { ReactNode } from 'react'
import { translate } from '@/i18n/translate'

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

/** A row that opens its record, with a box that selects it. react-admin's own gives the name of its box to the span around it. */
function SelectableRow({ children, className }: { children?: ReactNode; className?: string }) {
  const record = useRecordContext()
  const { handleToggleItem, rowClick } = useDataTableCallbacksContext()
  const isSelected = useDataTableSelectedIdsContext()?.includes(record?.id ?? '') ?? false
  const navigate = useNavigate()
  const getPath = useGetPathForRecordCallback()
  async function open() {
    if (!record) return
    const link = typeof rowClick === 'function' ? await rowClick(record.id, '', record) : rowClick
    const path = await getPath({ record, link })
    if (path) navigate(path)
  }
  return (
    <TableRow hover className={`${className} RaDataTable-clickableRow`} onClick={() => void open()}>
      <TableCell padding="checkbox">
        <Checkbox
          className="select-item"
          checked={isSelected}
          slotProps={{
            input: {
              'aria-label': translate('ra.action.select_row'),
              onClick: (event) => {
                event.stopPropagation()
                if (record) handleToggleItem?.(record.id, event)
              },
            },
          }}
        />
      </TableCell>
      {children}
    </TableRow>
  )
}

/** The rows of a table whose rows can be selected. */
export const SelectableBody = ({ children }: { children?: ReactNode }) => (
  <DataTableBody row={SelectableRow}>{children}</DataTableBody>
)
