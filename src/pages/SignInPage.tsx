import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { BuildingMark } from '../ui/elements/BuildingMark'
import { t } from '../i18n/translate'
import { colour, DESKTOP_FROM, FRAME_WIDTH, light, radius, space } from '../../theme/tokens'

/** The form's width on a wide screen, in px. */
const FORM_WIDTH = 400

const Page = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  padding: `56px ${space.gutter * 1.5}px 32px`,
  backgroundColor: colour.surface,
  flex: 1,
  '[data-layout=desktop] > &': { width: '100%', maxWidth: FRAME_WIDTH, marginInline: 'auto' },
  '& h1': { fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.2, letterSpacing: '-0.02em', marginTop: 28 },
  '& .subtitle': { color: colour.quiet, marginTop: 6, marginBottom: 28 },
  '& form': { display: 'grid', gap: 20 },
  '& .soon': { color: colour.quiet, fontSize: '0.875rem', textAlign: 'center', minHeight: '1.5em', marginTop: 8 },
  '& .hint': { color: colour.quiet, fontSize: '0.8125rem', lineHeight: 1.4 },
  '& > button': { width: '100%' },
  '& .ended': {
    backgroundColor: colour.sunken,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.medium,
    padding: '12px 14px',
    marginBottom: 20,
  },
  '& .or': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    color: colour.quiet,
    fontSize: '0.875rem',
    margin: '24px 0',
  },
  '& > .brand': { display: 'none' },
  // On a wide screen the brand has the left half, and the form stands in the middle of the right one.
  [`@media (min-width: ${DESKTOP_FROM}px)`]: {
    '[data-layout=mobile] > &': {
      justifyContent: 'center',
      marginLeft: '50%',
      padding: `40px max(${space.gutter * 3}px, calc(25vw - ${FORM_WIDTH / 2}px))`,
      '& > svg': { display: 'none' },
      '& > h1': { marginTop: 0 },
      '& > .brand': {
        position: 'fixed',
        inset: '0 50% 0 0',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 12,
        padding: '40px 8vw',
        color: light.onAccent,
        background: `linear-gradient(160deg, ${light.accent}, ${light.accentDark})`,
        fontSize: '1.125rem',
        lineHeight: 1.5,
        '& b': { fontSize: '2rem', fontWeight: 800, lineHeight: 1.2, letterSpacing: '-0.02em', marginTop: 12 },
      },
    },
  },
  '& .or::before, & .or::after': { content: '""', height: 1, flex: 1, backgroundColor: colour.line },
})

/** The look of the login, and of the other screens that stand without the app's bars (docs/product.md §3.1.7). */
export const SignInPage = ({ children, ...props }: ComponentProps<'main'>) => (
  <Page {...props} data-bare="sign-in">
    <div className="brand">
      <BuildingMark size={72} inverse />
      <b>{t('app.name')}</b>
      <p>{t('auth.brand')}</p>
    </div>
    {children}
  </Page>
)
