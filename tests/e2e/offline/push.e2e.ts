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
  // The browser of the tests reaches no push service.
  await context.addInitScript(() => {
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

  const notice = { title: 'Ibu Nur setuju', body: 'Umroh dengan kabar', tag: `accept ${id}` }
  const data = JSON.stringify({ ...notice, url: `/package/umroh-reguler/${id}` })
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data })
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({
        title,
        body,
        tag,
      })),
    )
  await expect.poll(shown).toEqual([notice])

  const [worker] = context.serviceWorkers()
  await worker?.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
  await expect(page).toHaveURL(new RegExp(`/package/umroh-reguler/${id}$`))
  await expect.poll(shown).toEqual([])

  await page.goto('/profile')
  await push.click()
  await expect(push).not.toBeChecked()
  expect(await api.get(PUSH)).toMatchObject({ data: { on: false } })
})
