import { jakartaDay, jakartaTime } from '@/domain/values/dates'
import { clockOf } from '../../clock'
import { noticeOf } from '../../offers/pushNotice'
import type { PushApi } from '../../routes/ownAccount/pushRoutes'
import type { PushKeys, PushNotice, PushStore } from '../../stores/pushStore'
import type { Store } from '../../stores/store'
import { errorFields, type Log } from '../log/log'
import { PUBLIC_NETWORK, sendPush, type PushNetwork } from './sendPush'

const MINUTE = 60_000
const AT_ONCE = 20
/** Reminders of the day are told from this time on, in Jakarta. */
const MORNING = '07.00'

/** The address of whoever runs the server, as push services want it. They refuse a name that only one network knows. */
const subjectOf = (origin: string | null) => (origin?.startsWith('https:') ? origin : 'mailto:push@umroh-mitra.example')

type Options = { log: Log; publicUrl?: string | null; network?: PushNetwork | undefined; everyMs?: number }

/**
 * Sends notices to devices, when somebody wakes it and each minute (docs/product.md §18.6). Nobody waits for it: a service
 * that is away is asked again later. `end` ends it, with the requests that are under way.
 */
export function keepPushing(
  store: PushStore & Pick<Store, 'now'>,
  { log, publicUrl = null, network = PUBLIC_NETWORK, everyMs = MINUTE }: Options,
): PushApi & { end: () => Promise<void> } {
  const now = clockOf(store)
  const stop = new AbortController()
  let keys: Promise<PushKeys> | null = null
  const keyPair = () => {
    keys ??= import('web-push').then(({ default: webPush }) => store.pushKeys(webPush.generateVAPIDKeys))
    // A database that was away is asked again.
    keys.catch(() => (keys = null))
    return keys
  }

  async function tell(notice: PushNotice): Promise<void> {
    const { id, tokenHash, kind, address } = notice
    const text = noticeOf(notice)
    const message = { payload: JSON.stringify(text), isUrgent: kind !== 'remind' }
    const sender = {
      keys: await keyPair(),
      subject: subjectOf(publicUrl ?? address.origin),
      network,
      stop: stop.signal,
    }
    const result = text ? await sendPush(address, message, sender) : 'sent'
    if (result === 'gone') await store.deletePush(tokenHash, address.endpoint)
    if (result === 'refused') log.warn('push.refused', { host: new URL(address.endpoint).host })
    if (result !== 'later') await store.endNotice(id)
  }

  async function sendAll(): Promise<void> {
    if (jakartaTime(now()) >= MORNING) await store.noteReminders(jakartaDay(now()), now())
    for (;;) {
      const notices = await store.takeNotices(now(), AT_ONCE)
      if (notices.length === 0 || stop.signal.aborted) return
      await Promise.all(notices.map(tell))
    }
  }

  let running: Promise<void> | null = null
  let isAsked = false
  async function run(): Promise<void> {
    while (isAsked && !stop.signal.aborted) {
      isAsked = false
      await sendAll().catch((error: unknown) => log.error('push.failed', { error: errorFields(error) }))
    }
    running = null
  }
  const wake = () => {
    isAsked = true
    running ??= run()
  }
  const timer = setInterval(wake, everyMs)
  timer.unref()
  wake()
  return {
    publicKey: async () => (await keyPair()).publicKey,
    mayReach: network.mayReach,
    wake,
    end: async () => {
      clearInterval(timer)
      stop.abort()
      await running
    },
  }
}
