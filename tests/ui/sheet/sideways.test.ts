import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../../../src')

// WebKit counts the padding behind a footer that reaches over it, so `overflow-y: auto` alone also scrolls sideways there.
it('what scrolls down does not scroll sideways in WebKit', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const open = files.filter((file) => /overflowY: '(auto|scroll)'/.test(readFileSync(join(SRC, file), 'utf8')))
  expect(open).toEqual([])
})
