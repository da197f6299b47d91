import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, type RaRecord } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { PartnerDataProvider } from '@/data-provider/types'
import type { AccountLink } from '@/domain/access/account'
import { normalEmail } from '@/domain/access/email'
import { keysOfDraft } from '@/domain/package/saveKeys'
import { randomKey } from '@/domain/randomKey'
import { searchable } from '@/domain/text/search'
import type { Id } from '@/domain/types'
import { say } from '@/i18n/translate'
import { useWrite } from '@/ui/hooks/useWrite'
import type { Saved } from '../UserForm'
import type { CheckedUser } from './pastedUsers'

/** A row with the link of its user, or why there is none. `isTaken`: the admin has copied or sent the link. */
export type MadeUser = CheckedUser & { link?: AccountLink; failure?: string; isTaken?: boolean }

/** Makes users one after another, each after its mitra (docs/product.md §17.2.22), and keeps what became of each row. */
export function useMaking() {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const [keyOf] = useState(() => keysOfDraft(randomKey()))
  const [newMitra] = useState(() => new Map<string, Id>())
  const [rows, setRows] = useState<readonly MadeUser[]>([])
  const hasLeft = useRef(false)
  useEffect(() => () => void (hasLeft.current = true), [])

  /** Equal contents have the same key, so that a repetition makes nothing twice. */
  async function create<Rec extends RaRecord>(resource: string, data: object): Promise<Rec> {
    const meta = { idempotencyKey: keyOf(JSON.stringify([resource, data])) }
    return (await provider.create<Rec>(resource, { data, meta })).data
  }

  async function make({ name, email, mitra, mitraId }: CheckedUser): Promise<Pick<MadeUser, 'link' | 'failure'>> {
    try {
      const known = mitraId ?? newMitra.get(searchable(mitra)) ?? (await create('mitra', { name: mitra })).id
      newMitra.set(searchable(mitra), known)
      const form = { name, email: normalEmail(email), mitraId: String(known), roles: ['mitra'], permissions: [] }
      const user = await create<Saved>('users', form)
      // The answer to a repeated key tells no link.
      const link = user.link ?? (await provider.makeLink('users', user.id))
      return link?.path ? { link } : { failure: say('error.unknown') }
    } catch (error) {
      const { body, message } = error as Error & { body?: { errors?: Record<string, string> } }
      return { failure: say(Object.values(body?.errors ?? {})[0] ?? message) }
    }
  }

  const { run, isPending } = useWrite<readonly MadeUser[], void>({
    resource: 'users',
    async write(all) {
      hasLeft.current = false
      const tried = all.map(({ failure: _, ...row }): MadeUser => row)
      for (const [at, row] of tried.entries()) {
        setRows([...tried])
        if (!row.link && !row.problem && !hasLeft.current) tried[at] = { ...row, ...(await make(row)) }
      }
      setRows(tried)
    },
    onWritten() {
      for (const changed of ['mitra', 'users']) void queryClient.invalidateQueries({ queryKey: [changed] })
    },
  })
  const take = (isOne: (row: MadeUser) => boolean) =>
    setRows((before) => before.map((row) => (isOne(row) ? { ...row, isTaken: true } : row)))
  return { rows, run, isPending, take }
}
