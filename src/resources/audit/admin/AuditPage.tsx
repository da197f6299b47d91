import styled from '@emotion/styled'
import { t } from '../../../i18n/admin/audit'
import { MuiTheme } from '../../../ui/layout/MuiTheme'
import { BarTitle } from '../../../ui/table/BarTitle'
import { colour } from '../../../../theme/tokens'
import { AuditFilters } from './AuditFilters'
import { AuditRows } from './AuditRows'
import { ExportAudit } from './ExportAudit'
import { useAuditFilter } from './useAuditFilter'

const Place = styled('main')({
  display: 'grid',
  gap: 20,
  padding: '20px 24px 32px',
  minWidth: 0,
  '& .top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 },
  '& .top p': { color: colour.quiet },
})

/** 'Riwayat' (docs/product.md §29.3): the audit, with filters and CSV. Default export: only the desktop loads it. */
export default function AuditPage() {
  const { filter, set, clear } = useAuditFilter()
  return (
    <MuiTheme>
      <BarTitle title={t('audit.title')} />
      <Place>
        <div className="top">
          <p>{t('audit.text')}</p>
          <ExportAudit filter={filter} />
        </div>
        <AuditFilters filter={filter} set={set} clear={clear} />
        <div>
          <AuditRows key={JSON.stringify(filter)} filter={filter} />
        </div>
      </Place>
    </MuiTheme>
  )
}
