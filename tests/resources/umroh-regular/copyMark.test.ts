import { expect, it } from 'vitest'
import { splitCopyMark } from '@/resources/umroh-regular/copyMark'

it.each([
  ['Paket', ['Paket', '']],
  ['Paket (Copy)', ['Paket', ' (Copy)']],
  ['Paket (Copy) (Copy)', ['Paket', ' (Copy) (Copy)']],
  ['Paket (Copy) Ramadhan', ['Paket (Copy) Ramadhan', '']],
  ['(Copy)', ['(Copy)', '']],
])('the name %j is split before the marks of a copy', (name, parts) => expect(splitCopyMark(name)).toEqual(parts))
