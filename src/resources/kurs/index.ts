import { lazyApi } from '../../data-provider/lazyApi'
import type { CompleteResource } from '../defineResource'
import { kursScreens } from '../masters'
import { kurs as definition } from './resource'

export const kurs = {
  definition,
  screens: kursScreens,
  createApi: lazyApi(() => import('./api')),
} satisfies CompleteResource<typeof definition>
