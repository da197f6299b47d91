import { Button } from '../ui/elements/Button'
import type { Slots } from '../ui/layout/slots'
import { DemoAccounts } from './DemoAccounts'
import type { DemoProviders } from './demoProviders'
import { texts } from './texts'

/** The demo's additions to the app's screens: accounts on the login page, and a reset button beside 'Keluar'. */
export function demoSlots({ resetDemo }: Pick<DemoProviders, 'resetDemo'>): Slots {
  const ResetDemo = () => (
    <Button variant="text" size="large" onClick={() => void resetDemo()}>
      {texts.reset}
    </Button>
  )
  return { Login: DemoAccounts, Account: ResetDemo }
}
