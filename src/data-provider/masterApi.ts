import { fieldsOfResource } from '@/records/masters'
import { masterActions } from './masterActions'
import type { ApiContext, BaseApi, ResourceApi, Wire } from './resourceApi'

/** A master or the hotels of one city: a whole list, and an admin's writes and actions. */
export const masterApi = (
  base: BaseApi,
  context: ApiContext,
  readerOf: NonNullable<Wire['readerOf']>,
): ResourceApi => ({
  ...base.rest({ isWhole: true, readerOf, fields: fieldsOfResource(base.name) }),
  methods: masterActions(base.name, context),
})
