import { parseArgs } from 'node:util'
import { Trouble } from '../../src/commands/lib/processes.mjs'

const PARTS = [
  'load',
  'visits',
  'presses',
  'interact',
  'offer',
  'tasks',
  'memory',
  'api',
  'backup',
  'import',
  'periods',
]
/** Takes a quarter of an hour: it is played only when it is named. */
const LONG = ['year']
const USAGE = `npm run bench -- [--runs N] [--only load|visits|presses|interact|offer|tasks|memory|api|backup|import|periods|year] [--own] [--packages N[,N…]]
  --runs N      how often loading, interaction, offers and tasks are measured (3)
  --only part   one part, or several with commas; 'year' is played only when it is named
  --own         the project's own loading table even where ../shared/bench lies beside it
  --packages N  how many packages the API's database holds; more sizes with commas, compared with the first (1000,100000); backups measure the largest`

function wholeNumber(name, text) {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new Trouble(`--${name} wants a whole number from 1, not '${text}'.\n\n${USAGE}`)
  return Number(text)
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        runs: { type: 'string', default: '3' },
        only: { type: 'string', default: PARTS.join(',') },
        own: { type: 'boolean', default: false },
        packages: { type: 'string', default: '1000,100000' },
      },
    }).values
  } catch (error) {
    throw new Trouble(`${error.message}\n\n${USAGE}`)
  }
}

export function readOptions(args) {
  const { runs, only, own, packages } = parse(args)
  const parts = only.split(',')
  const unknown = parts.find((part) => ![...PARTS, ...LONG].includes(part))
  if (unknown !== undefined)
    throw new Trouble(`--only knows ${[...PARTS, ...LONG].join(', ')}, not '${unknown}'.\n\n${USAGE}`)
  return {
    runs: wholeNumber('runs', runs),
    packages: packages.split(',').map((size) => wholeNumber('packages', size)),
    parts: new Set(parts),
    ownTable: own,
  }
}
