import type { jsPDF } from 'jspdf'
import bold from '@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf?inline'
import heavy from '@expo-google-fonts/plus-jakarta-sans/800ExtraBold/PlusJakartaSans_800ExtraBold.ttf?inline'
import medium from '@expo-google-fonts/plus-jakarta-sans/600SemiBold/PlusJakartaSans_600SemiBold.ttf?inline'
import { type as typeface } from '../../../theme/tokens'
import type { Font } from '../drawing/elements'
import type { Covers } from './readable'

const { weight } = typeface

/** The app's typeface in the weights of the pen. The files are a part of the code, so that no PDF is made without them. */
const FILES = [
  { name: 'Plus Jakarta Sans SemiBold', from: 0, file: medium },
  { name: 'Plus Jakarta Sans Bold', from: weight.bold, file: bold },
  { name: 'Plus Jakarta Sans ExtraBold', from: weight.heavy, file: heavy },
]

/** Gives a document the typeface. */
export function addTypeface(doc: jsPDF): void {
  for (const { name, file } of FILES) {
    doc.addFileToVFS(`${name}.ttf`, file.slice(file.indexOf(',') + 1))
    doc.addFont(`${name}.ttf`, name, 'normal')
  }
}

export function chooseFont(doc: jsPDF, font: Font): void {
  const { name = '' } = FILES.findLast(({ from }) => font.weight >= from) ?? {}
  doc.setFont(name, 'normal')
}

/** The part of jsPDF's reader of TTF files that tells which characters a file has. */
type Metadata = { characterToGlyph: (code: number) => number }

/** The three files have the same characters. */
export function coversOf(doc: jsPDF): Covers {
  const known = new Map<string, boolean>()
  chooseFont(doc, { size: 1, weight: weight.medium })
  const metadata = doc.getFont().metadata as Metadata
  return (character) => {
    const isCovered =
      known.get(character) ?? (character.length === 1 && metadata.characterToGlyph(character.charCodeAt(0)) > 0)
    known.set(character, isCovered)
    return isCovered
  }
}
