import { Link } from 'react-router'
import type { MonthlyFigures } from '@/domain/status/figures'
import { salesWithin } from '@/domain/status/sales'
import { today } from '@/domain/values/dates'
import { t } from '@/i18n/admin/figures'
import { DeskPart } from '@/kit/DeskPart'
import { Section } from '@/ui/layout/Section'
import { figures } from '../resource'
import { TILE_HEIGHT, Tiles } from './Tiles'
import { EVERY_ROW } from './useFigures'

/** This month's results on an admin's Beranda (docs/product.md §15.5.2). A business that has shared nothing yet shows none. */
export const DeskSales = () => (
  <DeskPart<MonthlyFigures>
    resource={figures.name}
    perPage={EVERY_ROW.perPage}
    cardTitle={t('figures.period.month')}
    failedTitle={t('figures.failed')}
    height={TILE_HEIGHT}
  >
    {(rows) =>
      rows.length > 0 && (
        <Section title={t('figures.period.month')} action={<Link to={figures.path}>{t('resource.figures')}</Link>}>
          <Tiles sales={salesWithin(rows, { from: today().slice(0, 7) }, today())} />
        </Section>
      )
    }
  </DeskPart>
)
