import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '@/domain/types'
import { umrohRegular } from '../resource'

type Listed = { data?: unknown; pages?: readonly { data?: unknown }[] }

const idsIn = (data: unknown): Id[] => (Array.isArray(data) ? data.map(({ id }: { id: Id }) => id) : [])

/** The ids of all packages in the lists that this phone has read. */
export const knownIds = (client: QueryClient): Id[] =>
  client
    .getQueriesData<Listed>({ queryKey: [umrohRegular.name] })
    .flatMap(([, answer]) => [answer, ...(answer?.pages ?? [])].flatMap((page) => idsIn(page?.data)))
