import { lazyApi } from '../../data-provider/lazyApi'
import type { CreateApi, ResourceApi } from '../../data-provider/resourceApi'
import type { CompleteResource } from '../defineResource'
import type { frames } from './frames'
import { umrohRegular as definition } from './resource'
import { screens } from './screens'

const listCalls = lazyApi(() => import('./listApi'))
const recordCalls = lazyApi(
  () => import('./api'),
  [
    'getEditData',
    'readOfferedPackage',
    'createAsSent',
    'duplicate',
    'noteShare',
    'setLost',
    'setReminder',
    'eraseSharedCustomer',
  ],
)
const createApi: CreateApi = (...of) => {
  const { getList } = listCalls(...of) as Required<ResourceApi>
  return { ...recordCalls(...of), getList }
}

export const umrohRegular = { definition, screens, createApi } satisfies CompleteResource<
  typeof definition,
  typeof frames
>
