import type { SaveResponse } from '@/http/partnerApi.types'
import type { Random } from '@/partner-api/seed/packages'
import { apiOf, PACKAGES, ServerGone, type Answer } from '../kills/api'
import type { SeededDatabase } from '../kills/databases'
import type { Ledger, Save } from '../kills/saves'

export type Saver = { number: number; random: Random; newBody: SeededDatabase['newBody'] }

/** The data of all savers: the addresses of the API processes, the test's record, and when saves were acknowledged. */
export type Load = {
  urls: () => readonly string[]
  token: string
  ledger: Ledger
  acknowledgedAt: number[]
  /** Answers 503: the app shows them and the mitra saves again with the same key. */
  refused: number
  isOver: () => boolean
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
const LONGEST_OUTAGE_MS = 60_000

/** Sends a request until an API process answers, as a phone behind a balancer does. Null when none does. */
async function sendUntilAnswered<T>(
  load: Load,
  sent: Pick<Save, 'path' | 'body' | 'headers'> & { method: string },
  { number, random }: Saver,
) {
  const until = Date.now() + LONGEST_OUTAGE_MS
  for (let turn = number; Date.now() < until; turn += 1) {
    const urls = load.urls()
    const call = apiOf(urls[turn % urls.length] ?? '', load.token)
    const answer = await call<T>(sent.method, sent.path, sent).catch((error: unknown) => {
      if (error instanceof ServerGone) return null
      throw error
    })
    if (answer && answer.status !== 503) return answer
    if (answer) load.refused += 1
    await wait(random.between(20, 200))
  }
  load.ledger.strange.push(`${sent.method} ${sent.path}: no answer in ${LONGEST_OUTAGE_MS} ms`)
  return null
}

/** Reads a package that was acknowledged, from another process than the one that saved it. */
async function readBack(load: Load, id: number, saver: Saver): Promise<void> {
  const read = { method: 'GET', path: `${PACKAGES}/${id}`, body: undefined, headers: {} }
  const answer = await sendUntilAnswered<unknown>(load, read, { ...saver, number: saver.number + 1 })
  if (answer && answer.status !== 200)
    load.ledger.strange.push(`GET ${id}: ${answer.status} ${JSON.stringify(answer.body)}`)
}

function note({ ledger, acknowledgedAt }: Load, save: Save, { status, body }: Answer<SaveResponse>): number | null {
  if (status !== (save.method === 'PUT' ? 200 : 201)) {
    ledger.strange.push(`${save.method} ${save.path}: ${status} ${JSON.stringify(body)}`)
    return null
  }
  const id = Number(body.data?.id)
  ledger.saved.set(id, save.contents)
  ledger.acknowledged += 1
  acknowledgedAt.push(performance.now())
  return id
}

/** Creates, edits and duplicates this person's own packages, one after the other, until the load is over. */
export async function saveUntilOver(load: Load, saver: Saver): Promise<void> {
  const own: number[] = []
  for (let count = 1; !load.isOver(); count += 1) {
    const name = `Ronde orang ${saver.number} simpan ${count}`
    const save = nextSave(load.ledger, saver, own, name)
    const answer = await sendUntilAnswered<SaveResponse>(load, save, saver)
    const id = answer && note(load, save, answer)
    if (id === null) return
    if (!own.includes(id)) own.push(id)
    await readBack(load, id, saver)
  }
}

function nextSave({ saved }: Ledger, { random, newBody }: Saver, own: readonly number[], name: string): Save {
  const headers = { 'idempotency-key': name }
  const source = own.length > 0 && random.chance(0.6) ? random.pick(own) : null
  if (source === null || random.chance(0.6)) {
    const contents = { ...newBody(random), namaPaket: name }
    return source === null
      ? { method: 'POST', path: PACKAGES, body: contents, headers, id: null, contents }
      : { method: 'PUT', path: `${PACKAGES}/${source}`, body: contents, headers, id: source, contents }
  }
  const original = saved.get(source)
  if (!original) throw new Error(`${source} was never saved`)
  const path = `${PACKAGES}/${source}/duplicate`
  return {
    method: 'POST',
    path,
    body: { namaPaket: name },
    headers,
    id: null,
    contents: { ...original, namaPaket: name },
  }
}
