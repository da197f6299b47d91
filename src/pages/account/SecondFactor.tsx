import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useAuthServices } from '@/auth-provider/useSession'
import { formatMoment } from '@/domain/values/dates'
import { t } from '@/i18n/ownAccount'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Spinner } from '@/ui/feedback/Spinner'
import { Button } from '@/ui/elements/Button'
import { PasswordAndCode } from './PasswordAndCode'
import { NewCodes, RecoveryCodes } from './RecoveryCodes'
import { SetUpFactor } from './SetUpFactor'
import { SheetBody } from '@/ui/sheet/BottomSheet'
import { dataOf, useRead } from '../useCall'

const PATH = '/partner/me/second-factor'

/** 'Verifikasi dua langkah' of an admin: set up, new recovery codes, or switch off (docs/product.md §18.3). */
export function SecondFactor({ onClose }: { onClose: () => void }) {
  const { authProvider } = useAuthServices()
  const { answer, failure, again } = useRead(PATH)
  if (failure) return <Notice compact alert title={t('account.failed')} {...loadFailure(failure, again)} />
  if (!answer) return <Spinner />
  const { enabled_at: enabledAt, recovery_codes: left } = dataOf(answer)
  const done = () => {
    // The profile says whether there is a second factor.
    void authProvider.getIdentity().catch(() => undefined)
    onClose()
  }
  return (
    <SheetBody>
      {typeof enabledAt === 'string' ? (
        <FactorOn date={enabledAt} left={Number(left)} onDone={done} />
      ) : (
        <>
          <p className="text">{t('factor.why')}</p>
          <SetUpFactor onDone={done} />
        </>
      )}
    </SheetBody>
  )
}

type On = { date: string; left: number; onDone: () => void }

/** A second factor that is on: new recovery codes, or off. */
function FactorOn({ date, left, onDone }: On) {
  const notify = useNotify()
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isAsked, setAsked] = useState(false)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (isAsked)
    return (
      <>
        <p className="text">{t('factor.newCodesText')}</p>
        <NewCodes onCodes={setCodes} />
      </>
    )
  const switchedOff = () => {
    notify(t('factor.offDone'), { type: 'success' })
    onDone()
  }
  return (
    <>
      <p className="text">{t('factor.on', { date: formatMoment(date), n: left })}</p>
      <Button variant="outlined" size="large" onClick={() => setAsked(true)}>
        {t('factor.newCodes')}
      </Button>
      <p className="text">{t('factor.offText')}</p>
      <PasswordAndCode action="disable" submit={t('factor.off')} onDone={switchedOff} />
    </>
  )
}
