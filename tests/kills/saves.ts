import type { PackagePayload } from '@/domain/package/packageSchema'
import type { EditDataResponse, SaveResponse } from '@/http/partnerApi.types'
import type { Random } from '@/partner-api/seed/packages'
import { PACKAGES, ServerGone, type Call } from './api'

/** A save as it was sent, with the contents that the package has after it. */
export type Save = {
  method: 'POST' | 'PUT'
  path: string
  body: unknown
  headers: Record<string, string>
  id: number | null
  contents: PackagePayload
}

/** The test's own record of all packages: the acknowledged saves, and the saves that may or may not have arrived. */
export type Ledger = {
  /** The last acknowledged contents of each package, by id. */
  saved: Map<number, PackagePayload>
  /** Saves that were sent and never answered. */
  unanswered: Set<Save>
  /** The last acknowledged save of each person. A repeat must get the same answer. */
  lastAnswered: Map<number, { save: Save; id: number }>
  /** The ids of packages with an acknowledged save since the last check. */
  touched: Set<number>
  acknowledged: number
  /** Unexpected answers. */
  strange: string[]
}
export const newLedger = (): Ledger => ({
  saved: new Map(),
  unanswered: new Set(),
  lastAnswered: new Map(),
  touched: new Set(),
  acknowledged: 0,
  strange: [],
})

/**
 * Sends a save and records the answer. Returns null when the save was refused. Rejects when no answer comes; the save
 * then stays unanswered.
 */
export async function send(call: Call, ledger: Ledger, save: Save): Promise<number | null> {
  ledger.unanswered.add(save)
  const { status, body } = await call<SaveResponse>(save.method, save.path, save)
  ledger.unanswered.delete(save)
  if (status !== (save.method === 'PUT' ? 200 : 201)) {
    ledger.strange.push(`${save.method} ${save.path}: ${status} ${JSON.stringify(body)}`)
    return null
  }
  const id = Number(body.data?.id)
  ledger.saved.set(id, save.contents)
  ledger.touched.add(id)
  ledger.acknowledged += 1
  return id
}

export type Worker = { number: number; random: Random; newBody: (random: Random) => PackagePayload }

// Creates, edits and duplicates this person's own packages, one after the other. Half of the edits name their version.
async function saveOn(call: Call, ledger: Ledger, { number, random, newBody }: Worker, round: number): Promise<void> {
  const own: number[] = []
  for (let count = 1; ; count += 1) {
    const name = `Ronde ${round} orang ${number} simpan ${count}`
    const headers = { 'idempotency-key': name }
    const source = own.length > 0 && random.chance(0.6) ? random.pick(own) : null
    const save = source === null ? creation() : random.chance(0.6) ? await edit(source) : duplication(source)
    const id = await send(call, ledger, save)
    if (id === null) return
    ledger.lastAnswered.set(number, { save, id })
    if (save.method === 'POST') own.push(id)

    function creation(): Save {
      const contents = { ...newBody(random), namaPaket: name }
      return { method: 'POST', path: PACKAGES, body: contents, headers, id: null, contents }
    }
    async function edit(of: number): Promise<Save> {
      const contents = { ...newBody(random), namaPaket: name }
      const path = `${PACKAGES}/${of}`
      if (random.chance(0.5)) return { method: 'PUT', path, body: contents, headers, id: of, contents }
      const { body } = await call<EditDataResponse>('GET', `${path}/edit-data`)
      return {
        method: 'PUT',
        path,
        body: contents,
        headers: { ...headers, 'if-match': `"${body.data.version}"` },
        id: of,
        contents,
      }
    }
    function duplication(of: number): Save {
      const contents = { ...(ledger.saved.get(of) as PackagePayload), namaPaket: name }
      return {
        method: 'POST',
        path: `${PACKAGES}/${of}/duplicate`,
        body: { namaPaket: name },
        headers,
        id: null,
        contents,
      }
    }
  }
}

/** Saves as one person until the server stops answering. */
export async function saveAway(...work: Parameters<typeof saveOn>): Promise<void> {
  try {
    await saveOn(...work)
  } catch (error) {
    if (!(error instanceof ServerGone)) throw error
  }
}
