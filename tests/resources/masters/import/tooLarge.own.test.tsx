import { render, screen } from '@testing-library/react'
import { ResourceContextProvider } from 'ra-core'
import { describe, expect, it, vi } from 'vitest'
import { ImportPreview } from '@/resources/masters/admin/import/preview/ImportPreview'
import type { PreviewRow } from '@/resources/masters/admin/import/preview/compare'
import { fileKindOf } from '@/resources/masters/admin/import/rows/columns'

vi.mock(import('@/records/masters'), async (original) => {
  const { rowsThatFit, ...others } = await original()
  return { ...others, rowsThatFit: (resource, rows) => rowsThatFit(resource, rows, 150) }
})

const VISA = 'custom-data/visa'
const rowOf = (kind: PreviewRow['kind'], line: number): PreviewRow => {
  const form = { name: `Visa ${line}`, price: 9 } as PreviewRow['after']
  return { line, kind, id: null, before: null, after: form, changes: [] }
}

function show(rows: PreviewRow[]) {
  const { columns } = fileKindOf(VISA)
  const preview = { columns, rows, wrong: [], proportion: { moved: [], far: [] } }
  render(
    <ResourceContextProvider value={VISA}>
      <ImportPreview
        preview={preview}
        source="visa.csv"
        fixFirst=""
        tooLarge={({ n, fit }) => `${fit} dari ${n} muat`}
        submit={(n) => `Impor ${n}`}
        other={null}
        onSubmit={() => undefined}
      />
    </ResourceContextProvider>,
  )
}

describe('rows that are too large for one call (docs/product.md §15.6.30)', () => {
  it('cannot be sent, and the preview says how many fit', () => {
    show([1, 2, 3, 4].map((line) => rowOf('new', line)))
    expect(screen.getByRole('button', { name: 'Impor 4' })).toBeDisabled()
    expect(screen.getByText(/^[123] dari 4 muat$/)).toBeVisible()
  })

  it('rows that stay the same are not sent, and count nothing', () => {
    show([rowOf('new', 1), ...[2, 3, 4].map((line) => rowOf('same', line))])
    expect(screen.getByRole('button', { name: 'Impor 1' })).toBeEnabled()
    expect(screen.queryByText(/muat/)).toBeNull()
  })
})
