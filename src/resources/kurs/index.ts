import type { CompleteResource } from '../defineResource'
import { kursScreens } from '../masters'
import { createApi } from './api'
import { kurs as definition } from './resource'

export const kurs = {
  definition,
  screens: kursScreens,
  createApi,
} satisfies CompleteResource<typeof definition>
