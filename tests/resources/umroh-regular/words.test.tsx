import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Words } from '@/resources/umroh-regular/Facts'

it.each([
  ['28 Nov 2026, 16.27', ['28 Nov 2026, 16.27']],
  ['5 Desember 2026', ['5 Desember 2026']],
  ['2 malam 16–17 Desember 2026', ['16–17 Desember 2026']],
  ['Terakhir 28 Nov 2026, oleh Sri', ['28 Nov 2026']],
  ['÷ 35 = Rp. 542.857', ['÷ 35 = Rp. 542.857']],
])('the units of %j, which stay on one line, are %j', (text, units) => {
  const { container } = render(<Words text={text} />)
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(units)
  expect(container).toHaveTextContent(text)
})
