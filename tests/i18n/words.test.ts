import { expect, it } from 'vitest'
import { textsOf } from '@/i18n/translate'
import { read } from '../docs/documents'
import { ENGLISH } from './english'
import { textsForPeople, type Text } from './texts'

/** The texts that stay English, or keep another spelling (docs/product.md §13.2.2). */
const FIXED = new Map([
  ['id.app.initialising', 'Initializing...'],
  ['id.auth.subtitle', 'Silahkan masuk menggunakan akun terdaftar'],
  ['id.auth.password', 'Password'],
  ['id.auth.submit', 'Login'],
  ['id.auth.google', 'Continue with Google'],
  ['id.auth.errorTitle', 'Authentication Error'],
  [
    'id.auth.errorText',
    'Something went wrong with the authentication system. Please try again or contact support if the problem persists.',
  ],
  ['id.auth.tryAgain', 'Try Again'],
  ['id.auth.goHome', 'Go Home'],
  ['id.profile.title', 'Profile Page'],
  ['id.notFound.title', 'Page Not Found'],
  ['id.notFound.text', "The page you're looking for doesn't exist or has been moved."],
  ['id.denied.title', 'Access Denied'],
  [
    'id.denied.text',
    "You don't have permission to access this page. Please contact your administrator if you believe this is an error.",
  ],
  ['id.denied.home', 'Go to Dashboard'],
  ['id.denied.back', 'Go Back'],
  ['id.list.title', 'Paket Umroh Regular'],
  ['id.list.edit', 'Edit'],
  ['id.duplicate.name', '%{name} (Copy)'],
  ['id.wizard.title', 'Umroh Regular'],
  ['wizard.wizard.toReview', 'Kembali ke review'],
  ['wizard.price.title', 'Kalkulasi Harga Paket Umroh Regular'],
  ['id.login.passwordRequired', 'Password wajib diisi'],
  ['id.login.passwordLength', 'Password minimal 6 karakter'],
  ['wizard.step.perjalanan.subtitle', 'Isi informasi perjalanan umroh regular yang akan dibuat.'],
  ['wizard.step.review.title', 'Review Pilihan'],
  ['wizard.step.review.short', 'Review'],
  ['wizard.step.review.subtitle', 'Review kembali pilihan paket umroh regular sebelum disimpan.'],
  ['wizard.picker.empty', 'No results'],
  ['simulation.simulation.use', 'Pakai di wizard'],
  ['newDates.newDates.open', 'Buka di wizard'],
  ['partner-api/errors/messages.passwordRequired', 'Password wajib diisi'],
])

const texts = textsForPeople()
const product = read('docs/product.md').text

/** Words of the trade, commands, names of HTTP, placeholders, and keys in the code of the catalogue. */
const NO_WORDS = /check-(in|out)|perintah (npm run )?\w+|(^|\()node [^)]+|content-type|%\{\w+\}|^import\./gi

/** The words of a text, without the names of fixed controls in quotation marks. */
const wordsOf = ({ text }: Text): string[] =>
  text
    .replace(NO_WORDS, ' ')
    .replace(/“([^”]*)”/g, (quoted, name: string) => ([...FIXED.values(), '(Copy)'].includes(name) ? ' ' : quoted))
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

const free = texts.filter(({ key, text }) => FIXED.get(key) !== text)
const withWord = (isWrong: (word: string) => boolean) =>
  free.filter((text) => wordsOf(text).some(isWrong)).map(({ key, text }) => `${key}: ${text}`)

it('reads the texts of the catalogue, of the demo and of the API', () => {
  expect(texts.length).toBeGreaterThan(900)
  const places = ['id.', 'wizard.', 'demo/texts.', 'partner-api/errors/messages.', 'install.']
  expect(places.filter((place) => !texts.some(({ key }) => key.startsWith(place)))).toEqual([])
})

it('a text is Indonesian, except those that the product fixes in English', () => {
  expect(withWord((word) => ENGLISH.has(word))).toEqual([])
})

it('a text says Reguler and Silakan, except those that the product fixes in another spelling', () => {
  expect(withWord((word) => word === 'regular' || word === 'silahkan')).toEqual([])
})

it('docs/product.md §13.2.2 names every fixed text, and each is in the catalogue', () => {
  const [, section = ''] = /\*\*13\.2\.2\*\*([^]*?)\n- \*\*13/.exec(product) ?? []
  for (const [key, text] of FIXED) {
    expect(texts).toContainEqual({ key, text })
    expect(section).toContain(`\`${text.replace('%{name}', '{nama_paket}')}\``)
  }
})

it('two files may have a text of the same key, and each says its own, whichever came first', () => {
  const [first, second] = [textsOf({ twin: { failed: 'Satu' } }), textsOf({ twin: { failed: 'Dua' } })]
  expect([first('twin.failed'), second('twin.failed')]).toEqual(['Satu', 'Dua'])
})
