import { use, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useAuthServices } from '@/auth-provider/useSession'
import { PUSH_WISH } from '@/domain/access/pushFields'
import { isObject } from '@/domain/values/isObject'
import { t } from '@/i18n/push'
import { t as appText } from '@/i18n/translate'
import { Button } from '@/ui/elements/Button'
import { IconButton } from '@/ui/elements/IconButton'
import CloseIcon from '@mui/icons-material/CloseRounded'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'
import { OfferPlace } from '../OfferPlace'
import { renewPush } from './pushDevice'
import { usePush } from './usePush'

/**
 * After the first share it offers to tell this device news, once (docs/product.md §18.6.8). For a user who has switched that on
 * it subscribes each new session, and opens what a notice is about.
 */
export function PushOffer({ wish, isHidden }: { wish: 'due' | 'on'; isHidden: boolean }) {
  const services = useAuthServices()
  const { values } = use(PhoneUserContext)
  const { outcome, isPending, turn } = usePush({ reads: false })
  const navigate = useNavigate()
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
    // The router asks about unsaved input.
    const hear = ({ data, ports }: MessageEvent<unknown>) => {
      if (!isObject(data) || data.type !== 'OPEN' || typeof data.path !== 'string') return
      ports[0]?.postMessage('heard')
      void navigate(data.path)
    }
    worker?.addEventListener('message', hear)
    return () => worker?.removeEventListener('message', hear)
  }, [navigate])
  useEffect(() => {
    // Profil tells a failure, and the next visit tries again.
    if (wish === 'on') renewPush(services, () => values.get(PUSH_WISH) !== 'on').catch(() => undefined)
  }, [wish, services, values])
  const isOffered = wish === 'due' && !isHidden && outcome !== 'unsupported' && Notification.permission !== 'denied'
  return (
    <OfferPlace>
      {isOffered && (
        <div>
          <p>{t(outcome === 'failed' ? 'failed' : 'offer')}</p>
          <Button variant="contained" disabled={isPending} onClick={() => void turn(true)}>
            {t('accept')}
          </Button>
          <IconButton label={appText('app.close')} onClick={() => void values.set(PUSH_WISH, 'told')}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </OfferPlace>
  )
}
