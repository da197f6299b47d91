import styled from '@emotion/styled'
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
  '& label': { display: 'inline-grid', placeItems: 'center', minWidth: 40, minHeight: 40, cursor: 'pointer' },
  '& input': { width: 20, height: 20, margin: 0, accentColor: colour.accent, cursor: 'inherit' },
  '& label:has(:disabled)': { cursor: 'default' },
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
                    <label>
                      <input
                        type="checkbox"
                        aria-label={t('permission.of', { resource: label, action: t(`permission.${action}`) })}
                        checked={hasAll || held.includes(permission)}
                        disabled={hasAll || !mayGive(permission)}
                        onChange={(event) => onChange(toggled(held, permission, event.target.checked))}
                      />
                    </label>
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
