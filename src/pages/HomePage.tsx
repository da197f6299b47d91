import styled from '@emotion/styled'
import Card from '@mui/material/Card'
import { Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import { hasFeature } from '@/domain/access/features'
import { useSession } from '@/auth-provider/useSession'
import { BuildingMark } from '@/ui/elements/BuildingMark'
import ForwardIcon from '@mui/icons-material/ChevronRightRounded'
import { ScreenTitle } from '@/ui/a11y/ScreenTitle'
import { t } from '@/i18n/translate'
import { paths } from '@/paths'
import { definitions, registry } from '@/resources/registry'
import { BANNER_HEIGHT, colour, light, radius, space } from '@theme/tokens'

const Banner = styled('header')({
  minHeight: BANNER_HEIGHT,
  padding: `max(${space.gutter}px, env(safe-area-inset-top)) ${space.gutter}px ${space.gutter + 8}px`,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  // The banner is the same in both schemes.
  color: light.onAccent,
  background: `radial-gradient(120% 140% at 100% 0%, #17946d 0%, ${light.accent} 45%, ${light.accentDark} 100%)`,
  borderRadius: `0 0 ${radius.sheet}px ${radius.sheet}px`,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    alignSelf: 'flex-start',
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
    fontWeight: 700,
  },
  '& a:focus-visible': { outlineColor: light.onAccent },
  '& .name': {
    fontSize: '1.25rem',
    fontWeight: 700,
    lineHeight: 1.3,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '& .quiet': { opacity: 0.85, fontSize: '0.875rem' },
})

const Body = styled('main')({
  padding: `24px ${space.gutter}px`,
  display: 'grid',
  gap: 12,
  '& h1': { fontSize: '1.125rem', fontWeight: 700 },
  '& .card': { position: 'relative', display: 'flex', alignItems: 'center', gap: 16, padding: 16 },
  '& .words': { flex: 1 },
  // The link is only the card's title, but the whole card can be pressed.
  '& .card a': {
    display: 'block',
    fontSize: '1rem',
    fontWeight: 700,
    textDecoration: 'none',
    color: colour.text,
    outline: 'none',
  },
  '& .card a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.large },
  '& .card a:focus-visible::after': { outline: `2px solid ${colour.accent}`, outlineOffset: 2 },
  '& small': { fontSize: '0.875rem', color: colour.quiet, lineHeight: 1.4, display: 'block' },
  '& .arrow': { flex: 'none', color: colour.quiet, display: 'flex' },
})

/** What the registered resources show on Beranda. */
function Parts() {
  const { user } = useSession()
  return registry.map(({ definition: { name, parts }, screens }) => {
    const Part = screens.parts?.home
    return (
      Part &&
      hasFeature(user, parts?.home?.feature) && (
        <Suspense key={name}>
          <Part />
        </Suspense>
      )
    )
  })
}

/** Beranda (docs/product.md §2.6). Default export: it is loaded with its route. The frame before React has other `parts`. */
export default function HomePage({ parts = <Parts /> }: { parts?: ReactNode }) {
  const { user } = useSession()
  return (
    <>
      <Banner>
        <Link to={paths.home}>
          <BuildingMark size={40} inverse />
          {t('app.name')}
        </Link>
        <div>
          <p className="quiet">{t('home.greeting')}</p>
          <p className="name">{user?.name ?? '\u00a0'}</p>
        </div>
      </Banner>
      <Body>
        <ScreenTitle>{t('home.title')}</ScreenTitle>
        {definitions.map(
          ({ name, path, card, feature }) =>
            card &&
            hasFeature(user, feature) && (
              <Card key={name} className="card">
                <BuildingMark size={52} />
                <span className="words">
                  <Link to={path}>{card.title}</Link>
                  <small>{card.text}</small>
                </span>
                <span className="arrow">
                  <ForwardIcon fontSize="small" />
                </span>
              </Card>
            ),
        )}
        {parts}
      </Body>
    </>
  )
}
