import { expect, it } from 'vitest'
import { saidKeys, textsUnder } from '@/shell/build/buildShell'

const TEXTS = {
  app: { empty: '-', people: '%{n} Orang', name: 'X' },
  status: { draf: 'Draf' },
  error: { 404: 'Hilang' },
}

it('a script’s texts are those whose keys it says, and whole groups where it builds the key', () => {
  const keys = saidKeys(
    't("app.empty"); t$1(`app.people`, { n }); t(`status.${status}`); alert("app.name"); at("error.404")',
  )
  expect(keys).toEqual(['app.empty', 'app.people', 'status'])
  expect(textsUnder(TEXTS, keys)).toEqual({ app: { empty: '-', people: '%{n} Orang' }, status: { draf: 'Draf' } })
})
