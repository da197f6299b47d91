import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FoundCount } from '@/ui/feedback/FoundCount'

const inWords = (n: number) => `${n} paket`
const shown = (q: string, found: object) => (
  <FoundCount q={q} found={{ data: [{ id: 1 }], ...found }} inWords={inWords} />
)

it.each([
  [{ total: 7 }, '7 paket'],
  [{ meta: { atLeast: 1050 } }, 'Sedikitnya 1050 paket'],
  [{ total: 0, data: [] }, 'Tidak ada hasil pencarian.'],
])('a search that found %j is announced as %s (docs/product.md §29.5.5)', async (found, text) => {
  const { rerender } = render(shown('', found))
  rerender(shown('umroh', found))
  expect(await screen.findByText(text)).toBeInTheDocument()
})
