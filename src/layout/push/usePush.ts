import { use, useEffect, useState } from 'react'
import { useAuthServices } from '@/auth-provider/useSession'
import { PUSH_WISH } from '@/domain/access/pushFields'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'
import { hasPush, readPush, turnPush, type PushOutcome } from './pushDevice'

/** What the switch says until the server has answered. */
function outcomeBefore(wish: string | null): PushOutcome {
  if (!hasPush()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return wish === 'on' ? 'on' : 'off'
}

/** The notices of this device (docs/product.md §18.6.8). The outcome is that of the last press, or what the server says. Until it
 * has answered, `isKnown` is false. */
export function usePush({ reads }: { reads: boolean }) {
  const services = useAuthServices()
  const { values } = use(PhoneUserContext)
  const [outcome, setOutcome] = useState(() => outcomeBefore(values.get(PUSH_WISH)))
  const [isPending, setPending] = useState(false)
  const [isKnown, setKnown] = useState(!reads)
  useEffect(() => {
    if (!reads) return
    const read = readPush(services).then(setOutcome, () => undefined)
    void read.then(() => setKnown(true))
  }, [reads, services])
  async function turn(on: boolean) {
    if (isPending) return
    setPending(true)
    // Before the call, so that nothing subscribes this device anew meanwhile.
    if (!on) values.set(PUSH_WISH, 'told')
    const next = await turnPush(services, on)
    if (next !== 'failed') values.set(PUSH_WISH, next === 'on' ? 'on' : 'told')
    setOutcome(next)
    setPending(false)
  }
  return { outcome, isPending, isKnown, turn }
}
