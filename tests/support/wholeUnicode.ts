import fc from 'fast-check'

const FIRST_SURROGATE = 0xd800
const SURROGATES = 0x800

/**
 * Texts of any code points, like fast-check's unit `binary`, but without its table of all 1.1
 * million code points. The table takes a second of processor time in each worker.
 */
export const wholeUnicode = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.integer({ min: 0, max: 0x10ffff - SURROGATES }), { maxLength })
    .map((points) => String.fromCodePoint(...points.map((at) => (at < FIRST_SURROGATE ? at : at + SURROGATES))))
