const PATIENCE_MS = 10_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => worker.state !== 'installing' && resolve()
    worker.addEventListener('statechange', look)
    look()
  })
}

async function handOver(container: ServiceWorkerContainer): Promise<void> {
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

/** Lets the newest worker answer for this page, where there is one to be had within reason. */
export async function takeNewWorker(container: ServiceWorkerContainer | undefined): Promise<void> {
  if (container) await Promise.race([handOver(container).catch(() => undefined), wait(PATIENCE_MS)])
}
