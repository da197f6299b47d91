const LONGEST_WAIT_MS = 10_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => worker.state !== 'installing' && resolve()
    worker.addEventListener('statechange', check)
    check()
  })
}

async function activateNewest(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration()
  if (!registration) return
  if (!registration.waiting) await registration.update()
  const next = registration.installing ?? registration.waiting
  if (!next) return
  await installed(next)
  const taken = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
  next.postMessage({ type: 'SKIP_WAITING' })
  await taken
}

/** Activates the newest service worker for this page if there is one. Waits at most 10 s. */
export async function takeNewWorker(container: ServiceWorkerContainer | undefined): Promise<void> {
  if (container) await Promise.race([activateNewest(container).catch(() => undefined), wait(LONGEST_WAIT_MS)])
}
