// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { leanEmotionPlugin } from '../../../src/shell/build/leanEmotion'
import { leanMuiPlugin } from '../../../src/shell/build/leanMui'
import { leanRaCorePlugin } from '../../../src/shell/build/leanRaCore'
import { desktopTheme } from '../../../theme/desktopTheme'
import { mobileTheme } from '../../../theme/mobileTheme'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')

/** Where a plugin leads an import of a file of node_modules. */
function resolved(plugin: Plugin, source: string, importer: string): unknown {
  const resolve = plugin.resolveId as unknown as (
    this: { resolve: (id: string) => string },
    id: string,
    from: string,
  ) => unknown
  return resolve.call({ resolve: (id) => id }, source, `/app/node_modules/${importer}`)
}
const loaded = (plugin: Plugin, id: unknown) => (plugin.load as unknown as (id: unknown) => unknown)(id)

/** The modules that a file of node_modules imports. */
const importsOf = (file: string) =>
  [...read(`node_modules/${file}`).matchAll(/^(?:import|export) .*?from ['"](.+?)['"]/gm)].map(([, source]) => source)

describe('the parts of packages that a build leaves out', () => {
  it.each([
    ['@mui/material/styles/createTheme.mjs', ['./createThemeWithVars.mjs']],
    ['@mui/material/styles/ThemeProvider.mjs', ['./ThemeProviderWithVars.mjs']],
    ['@mui/x-date-pickers/DateCalendar/DateCalendar.mjs', ['../MonthCalendar/index.mjs']],
    [
      '@mui/x-date-pickers/DateCalendar/PickersFadeTransitionGroup.mjs',
      ['react-transition-group', '@mui/material/Fade'],
    ],
    ['@mui/x-date-pickers/DateCalendar/PickersSlideTransition.mjs', ['react-transition-group']],
    ['@mui/material/ButtonBase/ButtonBase.mjs', ['./TouchRipple.mjs']],
  ])('%s gets an error in place of %j, and all its other imports', (file, left) => {
    const plugin = leanMuiPlugin()
    const unused = importsOf(file).filter((source = '') => resolved(plugin, source, file) !== undefined)
    expect(unused).toEqual(left)
    for (const source of unused) {
      const id = resolved(plugin, source ?? '', file)
      expect(loaded(plugin, id)).toContain('leanMui.ts leaves this part of MUI out')
    }
    expect(resolved(plugin, left[0] ?? '', 'react-admin/dist/index.js')).toBeUndefined()
  })

  it('nothing asks for these parts of MUI: the themes have no CSS variables and no ripples, the calendar no animation and no months', () => {
    for (const theme of [mobileTheme, desktopTheme]) {
      expect(['cssVariables', 'colorSchemes'].filter((name) => name in theme)).toEqual([])
      expect(theme.components?.MuiButtonBase?.defaultProps).toHaveProperty('disableRipple', true)
    }
    const calendar = read('src/ui/form/CalendarPanel.tsx')
    expect(calendar).toMatch(/^ +reduceAnimations$/m)
    expect(calendar).toContain("views={['year', 'day']}")
  })

  it('ra-core alone gets our lines in place of lodash and query-string', () => {
    const plugin = leanRaCorePlugin()
    const list = 'ra-core/dist/controller/list/useListParams.js'
    const ours = importsOf(list).filter((source = '') => resolved(plugin, source, list) !== undefined)
    expect(ours).toEqual(['query-string', 'lodash/debounce.js', 'lodash/isEqual.js'])
    expect(resolved(plugin, 'lodash/get.js', list)).toMatch(/src\/app\/lean\/get\.ts$/)
    expect(resolved(plugin, 'lodash/merge.js', list)).toBeUndefined()
    expect(resolved(plugin, 'lodash/get.js', 'ra-ui-materialui/dist/index.js')).toBeUndefined()
  })

  it('ra-core’s calls get our lines in place of its logout', () => {
    const plugin = leanRaCorePlugin()
    const calls = 'ra-core/dist/dataProvider/useDataProvider.js'
    const ours = importsOf(calls).filter((source = '') => resolved(plugin, source, calls) !== undefined)
    expect(ours).toEqual(['../auth/useLogoutIfAccessDenied.js'])
    expect(resolved(plugin, './useLogoutIfAccessDenied.js', 'ra-core/dist/auth/index.js')).toBeUndefined()
  })

  it('ra-core calls debounce, pick, parse and stringify as it did when our lines were written', () => {
    const files = readdirSync(new URL('../../../node_modules/ra-core/dist', import.meta.url), {
      recursive: true,
      encoding: 'utf8',
    })
    const calls = files
      .filter((file) => file.endsWith('.js') && !file.includes('spec'))
      .flatMap((file) => {
        const code = read(`node_modules/ra-core/dist/${file}`)
        return [...code.matchAll(/\b(?:debounce|pick|parse|stringify)\((?:[^()]|\([^()]*\))*\)/g)]
          .map(([call]) => call.replaceAll(/\s+/g, ' '))
          .filter((call) =>
            code.includes(call.startsWith('debounce') || call.startsWith('pick') ? 'lodash/' : 'query-string'),
          )
      })
    expect(calls.toSorted()).toMatchInlineSnapshot(`
      [
        "debounce(() => { setPosition(window.scrollY); }, debounceMs)",
        "debounce(stableCallback, delay)",
        "parse(body)",
        "parse(query[field])",
        "parse(search)",
        "parse(search)",
        "parse(source)",
        "pick(context, [ 'displayedFilters', 'filterValues', 'hideFilter', 'setFilters', 'showFilter', 'resource', ])",
        "pick(context, [ 'isLoading', 'isPending', 'hasPreviousPage', 'hasNextPage', 'page', 'perPage', 'setPage', 'setPerPage', 'total', 'resource', ])",
        "pick(context, [ 'save', 'saving', 'mutationMode', 'registerMutationMiddleware', 'unregisterMutationMiddleware', ])",
        "pick(context, ['sort', 'setSort', 'resource'])",
        "stringify(!storeKey ? localParams : params)",
        "stringify(filterDefaultValues)",
        "stringify(sort)",
        "stringify({ ...query, filter: JSON.stringify(query.filter), displayedFilters: JSON.stringify(query.displayedFilters), })",
        "stringify({ ...tempParams.current, filter: JSON.stringify(tempParams.current.filter), displayedFilters: JSON.stringify(tempParams.current.displayedFilters), })",
      ]
    `)
  })

  it('our elements use Emotion without its list of attributes, and MUI’s bring the list with them', async () => {
    const plugin = leanEmotionPlugin()
    const base = '@emotion/styled/base/dist/emotion-styled-base.browser.esm.js'
    expect(resolved(plugin, '@emotion/styled', '../src/ui/elements/Card.tsx')).toBe('@emotion/styled/base')
    const forMui = loaded(plugin, resolved(plugin, '@emotion/styled', '@mui/styled-engine/index.mjs')) as {
      code: string
      moduleSideEffects: boolean
    }
    expect([forMui.code.includes('filterBy(list)'), forMui.moduleSideEffects]).toEqual([true, true])
    const filter = loaded(plugin, resolved(plugin, '@emotion/is-prop-valid', base)) as { code: string }
    const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(filter.code)}`)) as {
      default: (name: string) => boolean
      filterBy: (list: (name: string) => boolean) => void
    }
    const passed = () => ['id', 'ownerState', 'as', 'theme'].filter((name) => module.default(name))
    expect(passed()).toEqual(['id', 'ownerState'])
    module.filterBy((name) => name === 'id')
    expect(passed()).toEqual(['id'])
  })
})
