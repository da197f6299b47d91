// @vitest-environment node
import { expect, it } from 'vitest'
import { tightPage } from '../../../src/shell/build/tightPage'

it('the page has no lines and indents between elements and in those of its head, and its texts stay', () => {
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
