import SearchIcon from '@mui/icons-material/SearchRounded'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { colour } from '@theme/tokens'
import { Notice } from '@/ui/feedback/Notice'

/** The notice in place of content (docs/product.md §11.1.22). */

const looks = (picture: Element | null) => {
  const { color, backgroundColor } = getComputedStyle(picture!)
  return [color, backgroundColor]
}

it('a failure has its own picture in the colours of one, and something empty has not', () => {
  const { container } = render(<Notice alert title="Daftar belum dapat dimuat" />)
  expect(container.querySelector('.picture svg')).toBeInTheDocument()
  expect(looks(container.querySelector('.picture'))).toEqual([colour.error, colour.errorSoft])
})

it('something empty or done is in the accent, and has a picture only if it is given one', () => {
  const { container, rerender } = render(<Notice title="Belum ada data" icon={<SearchIcon />} />)
  expect(looks(container.querySelector('.picture'))).toEqual([colour.accent, colour.accentSoft])
  rerender(<Notice alert title="Selesai" icon={<SearchIcon />} />)
  expect(looks(container.querySelector('.picture'))).toEqual([colour.accent, colour.accentSoft])
  rerender(<Notice title="No results" />)
  expect(container.querySelector('.picture')).toBeNull()
})
