import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const FIXTURE = join(import.meta.dirname, 'umroh-plus')
const COPIED = [
  'src',
  'theme',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.oxlintrc.json',
  'tests/architecture/roomsRule.js',
  'tests/run',
]

/** Copies the app to a temporary folder, so that tests can add resources without changing the repository. */
export function copyOfApp() {
  const root = mkdtempSync(join(tmpdir(), 'umroh-resource-'))
  for (const path of COPIED) cpSync(join(ROOT, path), join(root, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return {
    root,
    /** Copies the fixture's folder into `src/resources`, and returns its path. */
    addFolder(name = 'umroh-plus'): string {
      const folder = join(root, 'src/resources', name)
      cpSync(FIXTURE, folder, { recursive: true })
      return folder
    },
    /** Adds the fixture's line and its import to the registry. */
    register() {
      const registry = join(root, 'src/resources/registry.ts')
      const registered = readFileSync(registry, 'utf8')
        .replace(/^(?=import )/m, "import { umrohPlus } from './umroh-plus'\n")
        .replace('  umrohRegular,\n', '  umrohRegular,\n  umrohPlus,\n')
      writeFileSync(registry, registered)
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
