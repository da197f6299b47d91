import styled from '@emotion/styled'
import { useId } from 'react'
import { Button } from '@/ui/elements/Button'
import { wholeWords } from '@/ui/layout/styles'
import type { Slots, LoginSlotProps } from '@/ui/layout/slots'
import type { DemoProviders } from './demoProviders'
import { DEMO_ACCOUNTS, type DemoAccount } from '@/partner-api/auth/demoAccounts'
import { colour, radius, space, TOUCH } from '@theme/tokens'
import { texts } from './texts'

const Panel = styled('section')({
  backgroundColor: colour.accentSoft,
  borderRadius: radius.medium,
  padding: '14px 14px 10px',
  marginBottom: 24,
  '& h2': { fontSize: '0.9375rem', fontWeight: 700, color: colour.accentDark },
  '& p': { fontSize: '0.8125rem', color: colour.quiet, marginBottom: 10 },
  '& ul': { display: 'grid', gap: 6 },
  '& button': {
    font: 'inherit',
    width: '100%',
    minHeight: TOUCH,
    padding: '6px 12px',
    textAlign: 'left',
    cursor: 'pointer',
    color: colour.text,
    fontWeight: 600,
    backgroundColor: colour.surface,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.small,
  },
  '& button:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: 2 },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 450, color: colour.quiet },
})

const roleOf = ({ mitra, permissions }: DemoAccount) =>
  mitra ? `${texts.mitra} ${mitra}` : permissions.includes('*') ? texts.admin : texts.staff

const roles = DEMO_ACCOUNTS.map(roleOf)
/** Shows a single account of each role: a second user of the same mitra would see the same data. */
const SHOWN = DEMO_ACCOUNTS.filter((account, index) => roles.indexOf(roleOf(account)) === index)

/** Lists the demo's accounts above the login form; a tap on one fills the form. */
function DemoAccounts({ fill, disabled }: LoginSlotProps) {
  const titleId = useId()
  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.accounts}</h2>
      <p>{texts.accountsHint}</p>
      <ul>
        {SHOWN.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => fill({ email: account.email, password: account.password })}
            >
              {roleOf(account)}
              <small>
                {account.email} · {account.password}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Says on every screen that this is the demo. */
const Line = styled('aside')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: `0 4px 0 ${space.gutter}px`,
  backgroundColor: colour.accentSoft,
  color: colour.accentDark,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  '& p': wholeWords,
  '& > button': { flex: 'none', maxWidth: '50%', paddingInline: 12, fontSize: 'inherit' },
  '[data-layout=desktop] &': { paddingInline: '24px 12px' },
})

/** The demo's additions to the app's screens: accounts on the login page, and the line above every screen. */
export function demoSlots({ resetDemo }: Pick<DemoProviders, 'resetDemo'>): Slots {
  const DemoLine = () => (
    <Line aria-label={texts.name}>
      <p>{texts.line}</p>
      <Button variant="text" onClick={() => void resetDemo()}>
        {texts.reset}
      </Button>
    </Line>
  )
  return { Login: DemoAccounts, Top: DemoLine }
}
