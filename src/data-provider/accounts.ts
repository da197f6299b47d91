import type { Id } from '@/domain/types'
import type { ResourceHttp, Wire } from './resourceApi'
import type { Actions } from './types'

/** The order of users and of mitra: by name if not by address. */
export const accountOrder: Wire['orderOf'] = ({ field, order }) => ({
  sort: field === 'email' ? 'email' : 'name',
  order: order.toLowerCase(),
})

/** What users and mitra have besides react-admin's verbs: both can be disabled. */
export const accountActions = (path: string, http: ResourceHttp) =>
  ({
    async setEnabled(id: Id, isEnabled: boolean) {
      await http.request('POST', `${path}/${encodeURIComponent(id)}/${isEnabled ? 'enable' : 'disable'}`)
    },
  }) satisfies Partial<Actions>
