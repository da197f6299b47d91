import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { shareOf, withGroup } from '@/domain/access/presets'
import { t } from '@/i18n/admin/accounts'
import { ACTIONS, type Grantable } from './permissions'

export type PermissionTableProps = {
  grantable: readonly Grantable[]
  held: readonly string[]
  /** Whether the admin holds a permission and may give it. */
  mayGive: (permission: string) => boolean
  /** The id of the text that says why a box is off. */
  reasonId: string
  onChange: (held: string[]) => void
}

type BoxProps = Omit<PermissionTableProps, 'grantable'> & { label: string; group: readonly string[] }

// Rows as high as their boxes: all of them should fit a laptop's window.
const ROWS = {
  '& .MuiTableCell-root': { paddingBlock: '1px' },
  '& .MuiTableCell-root:first-of-type': { paddingLeft: 0 },
  '& .MuiTableCell-head': { verticalAlign: 'top', paddingTop: '8px' },
} as const

/** A checkbox for one permission or a group of them. It is half ticked while a part of the group is held. */
function Box({ label, group, held, mayGive, reasonId, onChange }: BoxProps) {
  const given = group.filter(mayGive)
  const hasAll = held.includes('*')
  const share = hasAll ? 'all' : shareOf(held, group)
  const isOthers = given.length === 0 && !hasAll
  return (
    <span title={isOthers ? t('permission.notYours') : undefined}>
      <Checkbox
        size="small"
        slotProps={{ input: { 'aria-label': label, 'aria-describedby': isOthers ? reasonId : undefined } }}
        checked={share === 'all'}
        indeterminate={share === 'some'}
        disabled={hasAll || isOthers}
        onChange={() => onChange(withGroup(held, given))}
      />
    </span>
  )
}

/**
 * A checkbox for each permission that a resource knows, for all of a resource, and for one action of all resources
 * (docs/product.md §17.2.11).
 */
export function PermissionTable({ grantable, ...boxes }: PermissionTableProps) {
  return (
    <TableContainer>
      <Table size="small" sx={ROWS}>
        <TableHead>
          <TableRow>
            <TableCell>{t('permission.resource')}</TableCell>
            <TableCell align="center">{t('permission.whole')}</TableCell>
            {ACTIONS.map((action) => (
              <TableCell key={action} align="center">
                {t(`permission.${action}`)}
                <br />
                <Box
                  {...boxes}
                  label={t('permission.allOfAction', { action: t(`permission.${action}`) })}
                  group={grantable.flatMap(({ permissions }) => permissions[action] ?? [])}
                />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {grantable.map(({ resource, label, permissions }) => (
            <TableRow key={resource} hover>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell align="center">
                <Box
                  {...boxes}
                  label={t('permission.allOfResource', { resource: label })}
                  group={Object.values(permissions)}
                />
              </TableCell>
              {ACTIONS.map((action) => (
                <TableCell key={action} align="center">
                  {permissions[action] && (
                    <Box
                      {...boxes}
                      label={t('permission.of', { resource: label, action: t(`permission.${action}`) })}
                      group={[permissions[action]]}
                    />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
