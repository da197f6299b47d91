import styled from '@emotion/styled'
import Checkbox from '@mui/material/Checkbox'
import { t } from '../../../i18n/admin/accounts'
import { colour } from '../../../../theme/tokens'
import { ACTIONS, toggled, type Grantable } from './permissions'

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { padding: '4px 8px', borderBottom: `1px solid ${colour.line}`, textAlign: 'center' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 500, paddingLeft: 0 },
  '& thead th, & thead th:first-of-type': { fontWeight: 700, color: colour.quiet },
})

export type PermissionTableProps = {
  grantable: readonly Grantable[]
  held: readonly string[]
  /** Whether the admin holds a permission and may give it. */
  mayGive: (permission: string) => boolean
  onChange: (held: string[]) => void
}

/** A checkbox for each permission that a resource knows. */
export function PermissionTable({ grantable, held, mayGive, onChange }: PermissionTableProps) {
  const hasAll = held.includes('*')
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('permission.resource')}</th>
          {ACTIONS.map((action) => (
            <th key={action} scope="col">
              {t(`permission.${action}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grantable.map(({ resource, label, permissions }) => (
          <tr key={resource}>
            <th scope="row">{label}</th>
            {ACTIONS.map((action) => {
              const permission = permissions[action]
              return (
                <td key={action}>
                  {permission && (
                    <Checkbox
                      slotProps={{
                        input: {
                          'aria-label': t('permission.of', { resource: label, action: t(`permission.${action}`) }),
                        },
                      }}
                      checked={hasAll || held.includes(permission)}
                      disabled={hasAll || !mayGive(permission)}
                      onChange={(_, isOn) => onChange(toggled(held, permission, isOn))}
                    />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
