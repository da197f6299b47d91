import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOMS = 'rooms(table)'
const IMPORTS = 'eslint(no-restricted-imports)'
const DEFAULT = 'import(no-default-export)'
const imports = (from: string) => `import { thing } from '${from}'\nexport const it = thing\n`

// Each case: a file, its text, and the rule that it breaks. Null: the linter accepts it.
const CASES: [file: string, text: string, rule: string | null][] = [
  ['src/domain/a.ts', imports('../http/httpClient'), ROOMS],
  ['src/domain/b.ts', imports('../i18n/id'), ROOMS],
  ['src/domain/c.ts', imports('./price'), null],
  ['src/domain/d.ts', `export { thing } from '../paths'\n`, ROOMS],
  ['src/domain/e.ts', `export * from '../paths'\n`, ROOMS],
  ['src/domain/f.ts', `export type It = import('../paths').It\n`, ROOMS],
  ['src/domain/r.ts', imports('../records/wireNames'), ROOMS],
  ['src/records/a.ts', imports('../domain/types'), null],
  ['src/records/b.ts', imports('../http/addresses'), ROOMS],
  ['src/http/c.ts', imports('../records/wireNames'), ROOMS],
  ['src/data-provider/d.ts', imports('../records/wireNames'), null],
  ['src/partner-api/f.ts', imports('../records/wireNames'), null],
  ['src/resources/hotel/i.tsx', imports('../../records/wireNames'), ROOMS],
  ['src/paths.ts', imports('./domain/types'), ROOMS],
  ['src/i18n/a.ts', imports('../domain/types'), ROOMS],
  ['theme/a.ts', imports('../src/domain/types'), ROOMS],
  ['theme/b.ts', imports('./tokens'), null],
  ['src/http/a.ts', imports('../domain/types'), ROOMS],
  ['src/data-provider/a.ts', imports('../http/httpClient'), null],
  ['src/data-provider/b.ts', imports('../domain/types'), null],
  ['src/data-provider/c.ts', imports('../auth-provider/session'), ROOMS],
  ['src/data-provider/mappers/a.ts', imports('../../ui/Stars'), ROOMS],
  ['src/data-provider/mappers/b.ts', imports('../../http/partnerApi.types'), null],
  ['src/data-provider/mappers/c.ts', imports('../types'), null],
  ['src/auth-provider/a.ts', imports('../data-provider/types'), ROOMS],
  ['src/auth-provider/b.ts', imports('../http/httpClient'), null],
  ['src/ui/a.tsx', imports('../domain/money'), null],
  ['src/ui/b.tsx', imports('../i18n/id'), null],
  ['src/ui/c.tsx', imports('../data-provider/types'), ROOMS],
  ['src/ui/d.tsx', imports('../paths'), ROOMS],
  ['src/layout/a.tsx', imports('../auth-provider/session'), null],
  ['src/layout/b.tsx', imports('../auth-provider/authProvider'), ROOMS],
  ['src/layout/c.tsx', imports('../pages/Home'), ROOMS],
  ['src/layout/d.tsx', `export const later = () => import('../http/httpClient')\n`, ROOMS],
  ['src/pages/a.tsx', imports('../layout/MobileLayout'), ROOMS],
  ['src/pages/b.tsx', imports('../paths'), null],
  ['src/pages/login/a.tsx', imports('../../auth-provider/session.ts'), null],
  ['src/pages/login/b.tsx', imports('../../resources/hotel'), ROOMS],
  ['src/resources/hotel/a.tsx', imports('../../ui/Stars'), null],
  ['src/resources/hotel/b.tsx', imports('../../data-provider/types'), null],
  ['src/resources/hotel/c.tsx', imports('../../data-provider/dataProvider'), ROOMS],
  ['src/resources/hotel/d.tsx', imports('../../http/httpClient'), ROOMS],
  ['src/resources/hotel/e.tsx', imports('../../auth-provider/session'), ROOMS],
  ['src/resources/hotel/f.tsx', imports('../custom-data'), null],
  ['src/resources/hotel/g.tsx', imports('../custom-data/index'), null],
  ['src/resources/hotel/h.tsx', imports('../custom-data/MasterPicker'), ROOMS],
  ['src/resources/umroh-regular/wizard/a.tsx', imports('../../hotel/HotelPicker'), ROOMS],
  ['src/resources/umroh-regular/wizard/b.tsx', imports('../../hotel'), null],
  ['src/resources/umroh-regular/wizard/c.tsx', imports('../PriceBlock'), null],
  ['src/partner-api/a.ts', imports('../domain/price'), null],
  ['src/partner-api/b.ts', imports('../http/partnerApi.types'), null],
  ['src/partner-api/c.ts', imports('../http/httpClient'), ROOMS],
  ['src/partner-api/d.ts', imports('../i18n/rules/validation'), null],
  ['src/partner-api/e.ts', imports('../i18n/id'), ROOMS],
  ['src/demo/a.ts', imports('../partner-api/routes'), null],
  ['src/demo/b.ts', imports('../app/env'), ROOMS],
  ['src/demo/c.ts', imports('../app/providers'), null],
  ['src/demo/d.tsx', imports('../resources/hotel'), ROOMS],
  ['src/app/f.ts', `export const later = () => import('../demo')\n`, ROOMS],
  ['src/pages/c.tsx', imports('../demo'), ROOMS],
  ['src/app/a.ts', imports('../resources/hotel/anything'), null],
  ['src/app/b.ts', imports('../../theme/mobileTheme'), null],
  ['src/commands/a.mjs', imports('../partner-api/stores/store'), ROOMS],
  ['src/commands/b.ts', imports('../shell/build/chunkList'), null],
  ['src/commands/d.ts', imports('../domain/types'), ROOMS],
  ['src/index.tsx', imports('./app/App'), null],
  ['src/domain/s.ts', imports('@/http/httpClient'), ROOMS],
  ['src/domain/t.ts', imports('@theme/tokens'), ROOMS],
  ['src/ui/i.tsx', imports('@/domain/money'), null],
  ['src/ui/deep/deeper/deepest/a.tsx', imports('../../../../domain/money'), ROOMS],
  ['src/other.tsx', imports('./app/App'), ROOMS],
  ['src/new-room/a.ts', imports('../domain/price'), ROOMS],
  ['src/app/c.tsx', imports('@mui/material'), IMPORTS],
  ['src/app/d.tsx', imports('@mui/material/Button'), null],
  ['src/app/e.tsx', imports('react-admin'), IMPORTS],
  ['src/app/f.tsx', `export const later = () => import('ra-ui-materialui/src/List')\n`, IMPORTS],
  ['src/layout/desktop/a.tsx', imports('react-admin'), null],
  ['src/resources/hotel/admin/a.tsx', imports('ra-ui-materialui'), null],
  ['src/layout/desktop/b.tsx', imports('@mui/material'), IMPORTS],
  ['src/layout/desktop/c.tsx', imports('lodash/debounce'), IMPORTS],
  ['src/layout/desktop/d.tsx', imports('../../http/httpClient'), ROOMS],
  ['src/domain/g.ts', imports('lodash'), IMPORTS],
  ['src/domain/h.ts', imports('date-fns/format'), IMPORTS],
  ['src/domain/i.ts', imports('dayjs/plugin/utc'), IMPORTS],
  ['src/domain/j.ts', imports('dayjs/plugin/timezone.js'), IMPORTS],
  ['src/domain/k.ts', imports('dayjs/locale/id'), null],
  ['src/domain/l.ts', 'export const f = (x: any) => x\n', 'typescript(no-explicit-any)'],
  ['src/domain/m.ts', 'const x = 1\nexport {}\n', 'eslint(no-unused-vars)'],
  ['src/domain/n.ts', 'export const f = (x: unknown) => x == 1\n', 'eslint(eqeqeq)'],
  ['src/domain/o.ts', `console.log('x')\n`, 'eslint(no-console)'],
  ['src/http/b.ts', `console.error('x')\n`, null],
  ['src/domain/p.ts', 'export default 1\n', DEFAULT],
  ['vite.config.ts', 'export default {}\n', null],
  ['src/domain/cycleA.ts', imports('./cycleB'), 'import(no-cycle)'],
  ['src/domain/cycleB.ts', imports('./cycleA'), 'import(no-cycle)'],
  [
    'src/ui/e.tsx',
    `import { useState } from 'react'\nexport const useIt = (on: boolean) => (on ? useState(1) : null)\n`,
    'react-hooks(rules-of-hooks)',
  ],
  [
    'src/ui/f.tsx',
    `import { useEffect } from 'react'\nexport function useIt(to: string) {\n  useEffect(() => { document.title = to }, [])\n}\n`,
    'react-hooks(exhaustive-deps)',
  ],
  ['src/ui/g.tsx', 'export const It = () => <img src="a.png" />\n', 'jsx-a11y(alt-text)'],
  [
    'src/ui/h.tsx',
    `import { thing } from '../domain/money'\n// oxlint-disable-next-line no-console -- the reason\nconsole.log(thing)\n`,
    null,
  ],
  ['tests/a.test.ts', `import { it } from 'vitest'\nit.only('x', () => {})\n`, 'vitest(no-focused-tests)'],
]

const repo = resolve(import.meta.dirname, '../..')
const oxlint = join(repo, 'node_modules/oxlint/bin/oxlint')
type Report = { diagnostics: { code: string; filename: string }[] }

describe('the linter enforces the table of rooms', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'rooms-'))
  const broken = new Map<string, string[]>()

  beforeAll(() => {
    for (const file of ['.oxlintrc.json', 'tests/architecture/roomsRule.js'])
      cpSync(join(repo, file), join(scratch, file))
    for (const [file, text] of CASES) {
      mkdirSync(dirname(join(scratch, file)), { recursive: true })
      writeFileSync(join(scratch, file), text)
    }
    const { stdout } = spawnSync(
      process.execPath,
      [oxlint, '--format', 'json', 'src', 'theme', 'tests', 'vite.config.ts'],
      {
        cwd: scratch,
        encoding: 'utf8',
      },
    )
    for (const { code, filename } of (JSON.parse(stdout) as Report).diagnostics) {
      broken.set(filename, [...(broken.get(filename) ?? []), code])
    }
  }, 30_000)

  afterAll(() => rmSync(scratch, { recursive: true, force: true }))

  it.each(CASES)('the linter reports for the file %s with the text %j the rule %s', (file, _text, rule) => {
    expect(broken.get(file) ?? []).toEqual(rule === null ? [] : [rule])
  })
})
