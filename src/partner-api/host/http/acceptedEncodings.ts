const KNOWN = ['br', 'gzip'] as const

/** The encodings that a client accepts, of those that the server has. */
export function acceptedEncodings(header: string | undefined): (typeof KNOWN)[number][] {
  const offers = (header ?? '').split(',').map((part) => part.trim().split(';'))
  const accepts = (name: string) =>
    offers.some(
      ([coding = '', ...params]) =>
        coding.trim().toLowerCase() === name && !params.some((param) => /^\s*q=0(\.0*)?\s*$/.test(param)),
    )
  return KNOWN.filter(accepts)
}
