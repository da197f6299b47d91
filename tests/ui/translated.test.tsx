import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Button } from '@/ui/elements/Button'

/** Replaces each text by an element with a foreign text, as Chrome's page translation does. */
function translate(root: Node) {
  for (const node of root.childNodes)
    if (node.nodeType !== Node.TEXT_NODE) translate(node)
    else {
      const font = document.createElement('font')
      font.textContent = `[${node.textContent}]`
      node.parentNode?.replaceChild(font, node)
    }
}

it('index.html asks browsers to translate nothing: a foreign figure or label would stand still', () => {
  expect(readFileSync('index.html', 'utf8')).toContain('<html lang="id" translate="no">')
})

it.each([undefined, <i key="icon" />])('a button on a translated page says its new label (icon: %#)', (icon) => {
  const { rerender } = render(<Button startIcon={icon}>Lanjut</Button>)
  translate(document.body)
  expect(screen.getByRole('button')).toHaveTextContent('[Lanjut]')
  rerender(<Button startIcon={icon}>Simpan</Button>)
  expect(screen.getByRole('button')).toHaveTextContent(/^Simpan$/)
})
