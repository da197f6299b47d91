import styled from '@emotion/styled'
import { useSession } from '../../auth-provider/useSession'
import { canAccess } from '../../domain/access/permissions'
import type { KursRecord } from '../../domain/kurs/kurs'
import { t } from '../../i18n/desk'
import { definitions } from '../../resources/registry'
import { ScreenTitle } from '../../ui/a11y/ScreenTitle'
import { KursToday } from '../../ui/kurs/KursToday'
import { ButtonLink } from '../../ui/layout/Button'
import { colour } from '../../../theme/tokens'
import { ChangesSection } from './ChangesSection'
import { DeskPart } from './DeskPart'
import { MonthlySection } from './MonthlySection'

const Page = styled('main')({
  padding: '24px 24px 40px',
  width: '100%',
  maxWidth: 1320,
  display: 'grid',
  gap: 20,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 16 },
  '& h1': { fontSize: '1.5rem', fontWeight: 800, letterSpacing: '-0.01em' },
  '& > header p': { color: colour.quiet },
  // A part that is alone takes the whole width.
  '& .parts': { display: 'grid', gap: 20, alignItems: 'start' },
  '& .parts[data-columns]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 380px)' },
  '& .column': { display: 'grid', gap: 20, minWidth: 0 },
  '& section': { padding: 20 },
})

/** The desk's parts that this admin may see, at a partner API that has them. */
function useParts() {
  const { user, mitra } = useSession()
  const find = (name: string) => {
    const definition = definitions.find((one) => one.name === name)
    return definition && canAccess({ user, mitra, isAdmin: true }, definitions, name, 'list') ? definition : undefined
  }
  return { desk: find('desk'), kurs: find('custom-data/kurs'), audit: find('audit'), packages: find('umroh-regular') }
}

/** Beranda of an admin on the desktop (docs/product.md §15.6). */
export function DeskPage() {
  const { user } = useSession()
  const { desk, kurs, audit, packages } = useParts()
  return (
    <Page>
      <header>
        <div>
          <p>
            {t('home.greeting')} {user?.name}
          </p>
          <ScreenTitle>{t('home.title')}</ScreenTitle>
        </div>
        {packages && (
          <ButtonLink variant="contained" to={packages.path}>
            {t('desk.all')}
          </ButtonLink>
        )}
      </header>
      <div className="parts" data-columns={(desk && (kurs || audit)) || undefined}>
        {desk && (
          <div className="column">
            <MonthlySection />
          </div>
        )}
        {(kurs || audit) && (
          <div className="column">
            {kurs && (
              <DeskPart<KursRecord> resource={kurs.name} failedTitle={t('desk.kursFailed')} height={140}>
                {(history) => <KursToday inForce={history.find(({ inForce }) => inForce)} />}
              </DeskPart>
            )}
            {audit && <ChangesSection path={audit.path} />}
          </div>
        )}
      </div>
    </Page>
  )
}
