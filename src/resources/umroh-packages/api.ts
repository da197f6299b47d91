import { readId } from '../../data-provider/mappers/wire'
import type { ApiContext, ResourceApi } from '../../data-provider/resourceApi'
import { wholeList } from '../../data-provider/wholeList'

/** The calls about the general list. Its rows go through as they are: nothing reads their fields. */
export const createApi = ({ http }: ApiContext, name: string): ResourceApi =>
  wholeList({
    http,
    path: `/${name}`,
    readerOf: () => (json) => {
      const id = readId(json.id)
      return id === null ? null : { ...json, id }
    },
  })
