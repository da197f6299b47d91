import Table, { type TableProps } from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'

export type PlainColumn<Row> = {
  heading: string
  cell: (row: Row) => ReactNode
  className?: string | undefined
  align?: 'right'
  /** Whether the cell names its row. */
  isName?: boolean
}

export type PlainTableProps<Row> = Omit<TableProps, 'children'> & {
  columns: readonly PlainColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/** A table of figures or comparisons, which are no records and have no pages. */
export const PlainTable = <Row,>({ columns, rows, keyOf, ...table }: PlainTableProps<Row>) => (
  <Table size="small" {...table}>
    <TableHead>
      <TableRow>
        {columns.map(({ heading, className, align }) => (
          <TableCell key={heading} className={className} align={align}>
            {heading}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((row) => (
        <TableRow key={keyOf(row)}>
          {columns.map(({ heading, cell, className, align, isName }) => (
            <TableCell key={heading} className={className} align={align} {...(isName && ROW_NAME)}>
              {cell(row)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
)

const ROW_NAME = { component: 'th', scope: 'row' } as const
