import { expect, test } from '../support/support'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

const PUSH = '/partner/me/push'
const WORKER_COMES = 30_000

test('a device that is switched on in Profil shows what its service worker is sent, and a press opens the package', async ({
  page,
  context,
  api,
}) => {
  const id = await api.create({ namaPaket: 'Umroh dengan kabar' })
  // The browser of the tests reaches no push service, and that of CI forgets that it was allowed to show notices.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    const subscription = {
      endpoint: 'https://push.example.com/uji',
      options: {},
      getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(4).buffer,
      unsubscribe: async () => true,
    }
    Object.assign(PushManager.prototype, { subscribe: async () => subscription, getSubscription: async () => null })
  })
  const cdp = await context.newCDPSession(page)
  let registrationId = ''
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId
  })
  await cdp.send('ServiceWorker.enable')
  await page.goto('/profile')
  const push = page.getByRole('switch', { name: 'Beri tahu saya di perangkat ini' })
  await push.click()
  await expect(push).toBeChecked({ timeout: WORKER_COMES })
  expect(await api.get(PUSH)).toMatchObject({ data: { on: true } })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: WORKER_COMES,
  })

  const [worker] = context.serviceWorkers()
  // The browser of CI has no place where notices are shown.
  await worker!.evaluate(`registration.showNotification = async (title, { body, tag, data }) => {
    self.shown = { title, body, tag, data }
  }`)
  const notice = { title: 'Ibu Nur setuju', body: 'Umroh dengan kabar', tag: `accept ${id}` }
  const url = `/package/umroh-reguler/${id}`
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data: JSON.stringify({ ...notice, url }),
  })
  await expect.poll(() => worker!.evaluate('self.shown')).toEqual({ ...notice, data: url })

  await worker!.evaluate(`{
    const notification = { data: shown.data, close: () => (self.shown = null) }
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
  }`)
  await expect(page).toHaveURL(new RegExp(`${url}$`))
  expect(await worker!.evaluate('self.shown')).toBeNull()

  await page.goto('/profile')
  await push.click()
  await expect(push).not.toBeChecked()
  expect(await api.get(PUSH)).toMatchObject({ data: { on: false } })
})
