import { describe, expect, it } from 'vitest'
import { clustersOf } from '@/domain/values/letters'
import { directedLines, isolated } from '@/offer/direction'

/** Unicode's marks of direction by their names. */
const NAMES: Record<string, string> = {
  '\u2066': '{L ',
  '\u2067': '{R ',
  '\u2069': '}',
  '\u200E': '+L ',
  '\u200F': '+R ',
}
const named = (text: string) => text.replace(/[\u2066\u2067\u2069\u200E\u200F]/g, (mark) => NAMES[mark] ?? mark)

describe('a text of somebody in our own sentences', () => {
  it.each([
    ['Umroh Syawal', 'Umroh Syawal'],
    ['(برج 2) 5 نجوم', '{R (برج 2) 5 نجوم}'],
    ['Hotel فندق', '{L Hotel فندق}'],
    ['5 نجوم', '{R 5 نجوم}'],
    ['\u202Eterbalik\u2069', 'terbalik'],
  ])('%s has the direction of its first letter, and no other marks', (text, marked) => {
    expect(named(isolated(text))).toBe(marked)
  })

  it('each line of it goes on in its direction', () => {
    const lines = ['Untuk \u2066Hotel فندق', '5 (برج) ✨', '★ 2027 Suites', 'lantai 2\u2069 · 3 kamar', '7 malam']
    expect(directedLines(lines).map(named)).toEqual([
      'Untuk {L Hotel فندق+R }',
      '{L +R 5 (برج) ✨+R }',
      '{L +R ★ 2027 Suites+L }',
      '{L +L lantai 2} · 3 kamar',
      '7 malam',
    ])
  })

  it('a letter keeps its accents and an emoji its parts where a word is cut', () => {
    expect(clustersOf('بِسْa\u0301👨‍👩‍👧🙏🏽1️⃣')).toEqual(['بِ', 'سْ', 'a\u0301', '👨‍👩‍👧', '🙏🏽', '1️⃣'])
    expect(clustersOf('\u0301a')).toEqual(['\u0301', 'a'])
  })
})
