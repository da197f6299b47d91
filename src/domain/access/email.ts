import { withoutUnseen } from '../values/letters'
import { plainNumberText } from '../values/numbers'

/** An email as it was meant: without marks that nobody sees, and with letters of one form (docs/product.md §36.2). */
export const meantEmail = (email: string): string => withoutUnseen(email.normalize('NFKC')).trim()

/** Accounts are found by this form of their email. Lower case may take a letter apart (`İ`). */
export const normalEmail = (email: string): string => meantEmail(meantEmail(email).toLowerCase())

/** Small letters that look like Latin ones: Latin letters of other languages, then Cyrillic, Greek and Armenian ones. */
const LIKE =
  'ıiɩiɑaɡgɪiʟlɴnʀrʏyᴀaᴄcᴅdᴇeᴋkᴍmᴏoᴘpꜱsᴛtᴜuᴠvᴡwᴢz' +
  'аaсcеeԁdһhіiјjкkӏlмmоoрpԛqѕsтtуyѵvԝwхx' +
  'αaγyεeηnιiκkνvοoρpτtυuχxωw' +
  'օoոnսuհhցgզqքp'
const LOOKS: ReadonlyMap<string, string> = new Map(
  (LIKE.match(/../gu) ?? []).map((pair) => [...pair] as [string, string]),
)

/** The same text for emails that look alike: `admın@`, and `аdmin@` with a Cyrillic letter, look like `admin@`. */
export const lookOfEmail = (email: string): string =>
  [...plainNumberText(normalEmail(email).normalize('NFD'))]
    .map((letter) => LOOKS.get(letter) ?? letter)
    .join('')
    // A second dot above an i or a j.
    .replace(/([ij])\u0307/g, '$1')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[’‘ʼʹʻ`´]/g, "'")
