/** A number from a name (FNV-1a): equal names draw equal pictures. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

export type HotelPalette = {
  sky: string
  glow: string
  far: string
  near: string
  wall: string
  shade: string
  window: string
  lit: string
  ground: string
}

/** The colours of the sky and the buildings at different hours of the day. */
export const HOTEL_PALETTES: readonly HotelPalette[] = [
  {
    sky: '#dbe7ea',
    glow: '#f6ead7',
    far: '#c3d2d4',
    near: '#a9bec0',
    wall: '#efe6d8',
    shade: '#dccdb8',
    window: '#8fa9ad',
    lit: '#f7d9a0',
    ground: '#c9b99f',
  },
  {
    sky: '#f3ddc9',
    glow: '#fbf0dc',
    far: '#dcc3b2',
    near: '#c4a795',
    wall: '#f5ece0',
    shade: '#e0cfbf',
    window: '#a98f86',
    lit: '#fbe2ab',
    ground: '#b89c86',
  },
  {
    sky: '#2f4858',
    glow: '#6b7f86',
    far: '#3e5866',
    near: '#324b59',
    wall: '#d9cfc0',
    shade: '#b9ad9c',
    window: '#4d6570',
    lit: '#ffd98f',
    ground: '#283d4a',
  },
  {
    sky: '#cfe0d8',
    glow: '#f3efdc',
    far: '#b3cabf',
    near: '#98b3a7',
    wall: '#f1ebdf',
    shade: '#d9d0bf',
    window: '#7f9f95',
    lit: '#f6dca6',
    ground: '#b4b296',
  },
  {
    sky: '#e4dcec',
    glow: '#fae9df',
    far: '#cabfd4',
    near: '#b0a3bf',
    wall: '#f3ebe6',
    shade: '#dccfca',
    window: '#9288a4',
    lit: '#f9dcae',
    ground: '#b5a59f',
  },
]

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
