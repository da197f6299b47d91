import styled from '@emotion/styled'
import { ResourceContextProvider } from 'ra-core'
import { Suspense } from 'react'
import { useSession } from '@/auth-provider/useSession'
import { hasFeature } from '@/domain/access/features'
import { canAccess } from '@/domain/access/permissions'
import { t } from '@/i18n/admin/desk'
import { definitions, registry } from '@/resources/registry'
import { ScreenTitle } from '@/ui/a11y/ScreenTitle'
import { ButtonLink } from '@/ui/elements/Button'
import { Section } from '@/ui/layout/Section'
import { colour } from '@theme/tokens'

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
  '@media (min-width: 1200px)': {
    '& .parts[data-columns]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 340px)' },
  },
  '& .column': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
  '& section': { padding: 20 },
})

/** What this admin may see, at a partner API that has it: the parts of each column, and the first resource of the menu. */
function useShown() {
  const { user, mitra } = useSession()
  const seen = registry.filter(({ definition: { name } }) =>
    canAccess({ user, mitra, isAdmin: true }, definitions, name, 'list'),
  )
  const partsOf = (column: 'main' | 'aside') =>
    seen.flatMap(({ definition: { name }, screens: { desk } }) =>
      desk?.column === column && hasFeature(user, desk.feature)
        ? [
            <ResourceContextProvider key={name} value={name}>
              <desk.Part />
            </ResourceContextProvider>,
          ]
        : [],
    )
  const first = seen.find(({ definition: { menu } }) => menu === 'sales')
  return { main: partsOf('main'), aside: partsOf('aside'), first: first?.definition }
}

/** The cards of the phone's Beranda, for a partner API without anything that the desk could show. */
const Cards = () =>
  definitions.map(
    ({ name, path, card }) =>
      card && (
        <Section key={name} title={card.title}>
          <p>{card.text}</p>
          <ButtonLink to={path}>{t('desk.open')}</ButtonLink>
        </Section>
      ),
  )

/** Beranda of an admin on the desktop (docs/product.md §15.5). */
export function DeskPage() {
  const { user } = useSession()
  const { main, aside, first } = useShown()
  const columns = [main, aside].filter(({ length }) => length > 0)
  return (
    <Page>
      <header>
        <div>
          <p>
            {t('home.greeting')} {user?.name}
          </p>
          <ScreenTitle>{t('home.title')}</ScreenTitle>
        </div>
        {first && (
          <ButtonLink variant="contained" to={first.path}>
            {t('desk.all')}
          </ButtonLink>
        )}
      </header>
      {columns.length === 0 && <Cards />}
      <div className="parts" data-columns={columns.length > 1 || undefined}>
        {columns.map((parts, column) => (
          <div key={column} className="column">
            <Suspense>{parts}</Suspense>
          </div>
        ))}
      </div>
    </Page>
  )
}
