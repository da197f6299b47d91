/** A number from a name (FNV-1a): equal names draw equal pictures. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

const PARTS = ['sky', 'glow', 'far', 'near', 'wall', 'shade', 'window', 'lit', 'ground'] as const
export type HotelPalette = Record<(typeof PARTS)[number], string>

/** The colours of the sky and the buildings at different hours of the day, in the order of their parts. */
export const HOTEL_PALETTES: readonly HotelPalette[] = [
  '#dbe7ea #f6ead7 #c3d2d4 #a9bec0 #efe6d8 #dccdb8 #8fa9ad #f7d9a0 #c9b99f',
  '#f3ddc9 #fbf0dc #dcc3b2 #c4a795 #f5ece0 #e0cfbf #a98f86 #fbe2ab #b89c86',
  '#2f4858 #6b7f86 #3e5866 #324b59 #d9cfc0 #b9ad9c #4d6570 #ffd98f #283d4a',
  '#cfe0d8 #f3efdc #b3cabf #98b3a7 #f1ebdf #d9d0bf #7f9f95 #f6dca6 #b4b296',
  '#e4dcec #fae9df #cabfd4 #b0a3bf #f3ebe6 #dccfca #9288a4 #f9dcae #b5a59f',
].map((row) => Object.fromEntries(row.split(' ').map((colour, at) => [PARTS[at], colour])) as HotelPalette)

/** An airline's rough colours, and its two letters. */
export const AIRLINES: Readonly<Record<string, { mark: string; base: string; accent: string }>> = {
  'lion-air': { mark: 'JT', base: '#b3262d', accent: '#e88a7c' },
  airasia: { mark: 'AK', base: '#d2232a', accent: '#f7a6a0' },
  flynas: { mark: 'XY', base: '#00857c', accent: '#8fd4c9' },
  'batik-air': { mark: 'ID', base: '#7a1f3d', accent: '#d8a15f' },
  'oman-air': { mark: 'WY', base: '#1f5f78', accent: '#c7a45b' },
  'qatar-airways': { mark: 'QR', base: '#5c0d34', accent: '#b88aa0' },
  emirates: { mark: 'EK', base: '#c8102e', accent: '#d9b36c' },
  saudia: { mark: 'SV', base: '#0b5d3b', accent: '#c9a961' },
  'garuda-indonesia': { mark: 'GA', base: '#00697a', accent: '#5fc2bd' },
}
