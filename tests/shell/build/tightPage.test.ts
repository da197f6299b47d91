import { expect, it } from 'vitest'
import { tightPage } from '@/shell/build/tightPage'

it('the build removes line breaks and indents between elements and inside meta and link tags, and keeps the texts', () => {
  expect(
    tightPage(`<head>
    <meta
      name="viewport"
      content="width=device-width, initial-scale=1"
    />
    <link rel="icon" href="/icon.svg" />
  </head>
  <p>a  b</p>`),
  ).toBe(
    '<head><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg"></head><p>a  b</p>',
  )
})
