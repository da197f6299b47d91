import { Suspense, useState, type ComponentType } from 'react'
import { useSession } from '@/auth-provider/useSession'
import { t } from '@/i18n/ownAccount'
import { Spinner } from '@/ui/feedback/Spinner'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { Rows, SheetRow } from '../ProfileParts'

type SheetProps = { onClose: () => void }
type Contents = ComponentType<SheetProps>
type Sheet = 'password' | 'devices' | 'factor'

const CONTENTS: Record<Sheet, Contents> = {
  password: lazyScreen(async () => (await import('./ChangePassword')).ChangePassword),
  devices: lazyScreen(async () => (await import('./Devices')).Devices),
  factor: lazyScreen(async () => (await import('./SecondFactor')).SecondFactor),
}

/** The part of 'Profil' about the own account (docs/product.md §18.1). */
export function OwnAccount() {
  const factor = useSession().user?.second_factor
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const Shown = sheet && CONTENTS[sheet]
  const rows: Sheet[] = ['password', 'devices', ...(factor === undefined ? [] : (['factor'] as const))]
  return (
    <section aria-label={t('account.title')}>
      <Rows>
        {rows.map((row) => (
          <SheetRow
            key={row}
            text={t(`account.${row}`)}
            onClick={() => {
              setSheet(row)
              setOpen(true)
            }}
          >
            {row === 'factor' && <small>{t(factor === 'on' ? 'account.factorOn' : 'account.factorOff')}</small>}
          </SheetRow>
        ))}
      </Rows>
      <BottomSheet open={isOpen} onClose={close} title={sheet ? t(`account.${sheet}`) : ''}>
        <Suspense fallback={<Spinner />}>{Shown && <Shown onClose={close} />}</Suspense>
      </BottomSheet>
    </section>
  )
}
