import type { PaletteOptions } from '@mui/material/styles'
import type { Scheme } from './constants'
import { COLOURS, dark, light, PLACES, type ColourName } from './tokens'

type Colours = Readonly<Record<ColourName, string>>

/** Colours that MUI would mix by itself. */
function partsOf({ quiet, sunken, line, text, surface, error, errorSoft, star }: Colours) {
  const plain = { Color: text, StandardBg: sunken, IconColor: quiet, FilledBg: text, FilledColor: surface }
  const looks = {
    info: plain,
    success: plain,
    warning: { ...plain, IconColor: star },
    error: { Color: error, StandardBg: errorSoft, IconColor: error, FilledBg: error, FilledColor: surface },
  }
  const Alert = Object.fromEntries(
    Object.entries(looks).flatMap(([severity, look]) =>
      Object.entries(look).map(([part, value]) => [`${severity}${part}`, value]),
    ),
  )
  return { action: { active: quiet, disabled: quiet, disabledBackground: sunken }, Alert, Skeleton: { bg: line } }
}

/** A scheme's colours in MUI's palette. */
export function paletteOf(colours: Colours): PaletteOptions {
  const palette: Record<string, Record<string, string> | string> = {}
  for (const name of COLOURS) {
    const [group = name, shade] = PLACES[name]
    if (shade === undefined) palette[group] = colours[name]
    else palette[group] = { ...Object(palette[group]), [shade]: colours[name] }
  }
  return { ...palette, ...partsOf(colours) }
}

/**
 * The custom properties of a scheme's palette, under the names that MUI gives them. The page has them before React; then MUI
 * writes these and all others.
 */
export const paletteCss = (scheme: Scheme): string =>
  Object.entries(paletteOf(scheme === 'dark' ? dark : light))
    .flatMap(([group, value]) =>
      typeof value === 'string'
        ? [`--palette-${group}:${value}`]
        : Object.entries(Object(value)).map(([shade, colour]) => `--palette-${group}-${shade}:${String(colour)}`),
    )
    .join(';')
