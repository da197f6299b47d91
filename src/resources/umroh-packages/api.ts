import { readId } from '@/data-provider/mappers/wire'
import { recordApi } from '@/data-provider/recordApi'

/** The API of the general list. Its rows stay as they are, because no screen reads their fields. */
export const createApi = recordApi({
  isWhole: true,
  readerOf: () => (json) => {
    const id = readId(json.id)
    return id === null ? null : { ...json, id }
  },
})
