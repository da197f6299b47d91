import type { AuthServices } from '@/auth-provider/useSession'
import { isObject } from '@/domain/values/isObject'

const PATH = '/partner/me/push'

/** `unsupported`: this browser has no push. `denied`: its user, or a setting, refuses notices of this site. */
export type PushOutcome = 'on' | 'off' | 'denied' | 'unsupported' | 'failed'

export const hasPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

type Services = Pick<AuthServices, 'http' | 'headersOf'>

/** The server's key, and whether it tells this session news. */
async function readServer({ http }: Services): Promise<{ key: string; isOn: boolean }> {
  const answer = await http.request('GET', PATH)
  const data = isObject(answer) && isObject(answer.data) ? answer.data : {}
  return { key: String(data.key ?? ''), isOn: data.on === true }
}

const write = ({ http, headersOf }: Services, method: 'PUT' | 'DELETE', body?: object) =>
  http.request(method, PATH, {
    headers: headersOf({ idempotencyKey: crypto.randomUUID() }),
    ...(body ? { body } : {}),
  })

const toBase64Url = (bytes: ArrayBuffer | null | undefined) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

/** With Save-Data the app registers no worker by itself; whoever wants notices wants it. */
async function registration(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration()))
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
  return navigator.serviceWorker.ready
}

async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await registration()
  const earlier = await pushManager.getSubscription()
  if (earlier && toBase64Url(earlier.options.applicationServerKey) === key) return earlier
  // A server that was restored from a backup has another key.
  await earlier?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Whether this device is told news now. */
export async function readPush(services: Services): Promise<PushOutcome> {
  if (!hasPush()) return 'unsupported'
  const { isOn } = await readServer(services)
  if (Notification.permission === 'denied') return 'denied'
  return isOn && Notification.permission === 'granted' ? 'on' : 'off'
}

async function subscribe(services: Services): Promise<PushOutcome> {
  const { key } = await readServer(services)
  const made = await subscription(key)
  const [p256dh, auth] = (['p256dh', 'auth'] as const).map((name) => toBase64Url(made.getKey(name)))
  await write(services, 'PUT', { endpoint: made.endpoint, p256dh, auth })
  return 'on'
}

/** Asks the browser, within the press that wants it, and subscribes this device; or ends that. */
export async function turnPush(services: Services, on: boolean): Promise<PushOutcome> {
  try {
    const answer = on ? await Notification.requestPermission() : 'default'
    if (answer === 'granted') return await subscribe(services)
    if (on) return answer === 'denied' ? 'denied' : 'off'
    await write(services, 'DELETE')
    await (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription())?.unsubscribe()
    return 'off'
  } catch {
    return 'failed'
  }
}

/** Subscribes the new session of a user who had switched notices on here, unless that `isOver` by now. It asks nobody. */
export async function renewPush(services: Services, isOver: () => boolean): Promise<void> {
  const isOff = hasPush() && Notification.permission === 'granted' && (await readPush(services)) === 'off'
  if (isOff && !isOver()) await subscribe(services)
}
