type State = ServiceWorkerState

/** A service worker that a test installs, and that takes control when it is told to. */
class FakeWorker extends EventTarget {
  constructor(
    public state: State,
    private readonly skipWaiting: (worker: FakeWorker) => void,
  ) {
    super()
  }
  become(state: State) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  postMessage(message: unknown) {
    if ((message as { type?: string }).type === 'SKIP_WAITING') this.skipWaiting(this)
  }
}

/** Imitates the service workers of a browser, with a registration and the events that a new `sw.js` causes. */
export function fakeWorkers({ controlled = true } = {}) {
  const registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    active: null as FakeWorker | null,
    updates: 0,
    isRegistered: true,
    onUpdate: () => undefined as void,
    async unregister() {
      registration.isRegistered = false
      return true
    },
    async update() {
      registration.updates += 1
      registration.onUpdate()
    },
  })
  const container = Object.assign(new EventTarget(), {
    controller: null as FakeWorker | null,
    registered: [] as string[],
    async register(url: string) {
      container.registered.push(url)
      return registration
    },
    getRegistration: async () => registration as typeof registration | undefined,
  })
  const takeOver = (worker: FakeWorker) => {
    if (registration.waiting === worker) registration.waiting = null
    registration.active = worker
    worker.become('activated')
    container.controller = worker
    container.dispatchEvent(new Event('controllerchange'))
  }
  /** Finds a new worker. `finish` ends its installation. */
  const find = () => {
    const worker = new FakeWorker('installing', takeOver)
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    return {
      finish() {
        registration.installing = null
        registration.waiting = worker
        worker.become('installed')
      },
    }
  }
  if (controlled) {
    registration.active = new FakeWorker('activated', takeOver)
    container.controller = registration.active
  }
  return {
    registration,
    find,
    container: container as unknown as ServiceWorkerContainer,
    registered: container.registered,
    /** Lets the waiting worker take control, as the first worker does by itself. */
    takeOver: () => registration.waiting && takeOver(registration.waiting),
  }
}
