import type { Plugin } from 'vite'

const UNUSED = '\0not-in-our-mui'

/** Modules that MUI imports and our screens never reach, by the package and the path that imports them. */
const LEFT_OUT: readonly { importer: RegExp; source: RegExp }[] = [
  // Themes with CSS variables. A theme without `cssVariables` and `colorSchemes` never asks for them.
  { importer: /\/@mui\/material\/styles\//, source: /\/(createThemeWithVars|ThemeProviderWithVars)\.mjs$/ },
  // The calendar is drawn with `reduceAnimations`, and shows years and days.
  { importer: /\/@mui\/x-date-pickers\/DateCalendar\//, source: /^react-transition-group$|^@mui\/material\/Fade$/ },
  { importer: /\/@mui\/x-date-pickers\/DateCalendar\//, source: /\/MonthCalendar\/index\.mjs$/ },
  // Ripples. Both themes switch them off for every button.
  { importer: /\/@mui\/material\/ButtonBase\//, source: /\/TouchRipple\.mjs$/ },
]

const NAMES = [
  'CSSTransition',
  'CssVarsProvider',
  'Experimental_CssVarsProvider',
  'getInitColorSchemeScript',
  'MonthCalendar',
  'TransitionGroup',
  'useColorScheme',
]

/** Leaves these modules out of the build. Whoever reaches one gets an error that names this file. */
export const leanMuiPlugin = (): Plugin => ({
  name: 'lean-mui',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) =>
    LEFT_OUT.some((part) => part.source.test(source) && importer !== undefined && part.importer.test(importer))
      ? UNUSED
      : undefined,
  load: (id) =>
    id === UNUSED
      ? `const no = () => { throw new Error('src/shell/build/leanMui.ts leaves this part of MUI out') }\nexport { ${NAMES.map((name) => `no as ${name}`).join(', ')}, no as default }`
      : undefined,
})
