import { expect, it } from 'vitest'
import { patternOf } from '@/resources/links'
import { definitions } from '@/resources/registry'

const PATHS = { list: '', create: '/create', edit: '/:id' }

// The desk's tables and forms leave the links to react-admin's CreateButton, DataTable and useCreatePath.
it.each(definitions.filter(({ onlyAdmins, screens }) => onlyAdmins && 'create' in screens))(
  'the screens of $name stand where react-admin looks for them',
  (definition) => {
    for (const [view, path] of Object.entries(PATHS))
      if (view in definition.screens)
        expect(patternOf(definition, view as keyof typeof PATHS)).toBe(`/${definition.name}${path}`)
  },
)
