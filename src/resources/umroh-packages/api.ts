import { readId } from '@/data-provider/mappers/wire'
import type { ApiContext, BaseApi, ResourceApi } from '@/data-provider/resourceApi'
import { wholeList } from '@/data-provider/wholeList'

/** The API of the general list. Its rows stay as they are, because no screen reads their fields. */
export const createApi = ({ name }: BaseApi, { http }: ApiContext): ResourceApi =>
  wholeList({
    http,
    path: `/${name}`,
    readerOf: () => (json) => {
      const id = readId(json.id)
      return id === null ? null : { ...json, id }
    },
  })
