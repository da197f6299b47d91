import { LIST, PACKAGES } from './apiSettings.mjs'

/** The first line of an output as JSON; undefined until it has come. */
export const firstLine = (output) =>
  output.includes('\n') ? JSON.parse(output.slice(0, output.indexOf('\n'))) : undefined

/** The arguments of `startScript` for an API over a database with so many packages. */
export const apiScript = (database, packages, env = {}) => [
  'tests/bench/apiServer.ts',
  [database, String(packages), LIST, PACKAGES],
  { NODE_ENV: 'production', DATABASE_URL: '', ...env },
  firstLine,
]
