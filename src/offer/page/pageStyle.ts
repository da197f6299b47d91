import { colour, radius, shadow, TOUCH, type } from '../../../theme/tokens'

const { weight } = type

const RULES: readonly (readonly [selector: string, rules: string])[] = [
  ['*', 'box-sizing:border-box;margin:0'],
  [
    'body',
    `font:${weight.regular} 1rem/1.5 ${type.family.replaceAll('"', "'")};color:${colour.text};background:${colour.page};overflow-wrap:anywhere`,
  ],
  ['main', `max-width:640px;margin:0 auto;background:${colour.surface};min-height:100vh`],
  ['header', `background:${colour.accentDark};color:${colour.onAccent};padding:28px 20px 24px`],
  ['header p', `color:${colour.accentSoft}`],
  ['h1', `font-size:1.75rem;line-height:1.2;font-weight:${weight.heavy};margin:6px 0`],
  ['h2', `font-size:.875rem;font-weight:${weight.bold};color:${colour.accent};margin-bottom:6px`],
  ['h3', `font-size:1.0625rem;font-weight:${weight.bold};line-height:1.35`],
  ['section', `padding:18px 20px;border-top:1px solid ${colour.line}`],
  ['header+section', 'border:0'],
  ['ul', 'padding-left:20px'],
  ['.quiet', `color:${colour.quiet}`],
  ['.stay+.stay', 'margin-top:16px'],
  ['.stars', `color:${colour.star};letter-spacing:2px`],
  ['.prices', `background:${colour.accentSoft};border:0`],
  ['.row', 'display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 12px'],
  ['.prices .row', `color:${colour.accentDark};font-weight:${weight.bold}`],
  ['.prices dd', `font-size:1.5rem;font-weight:${weight.heavy};white-space:nowrap`],
  ['dd', 'margin-left:auto;white-space:nowrap'],
  ['.row+.row', 'margin-top:4px'],
  ['.total', `font-weight:${weight.bold}`],
  ['h3+dl', 'margin:2px 0 10px'],
  ['label', `display:block;font-weight:${weight.medium};margin-top:12px`],
  [
    'input,select',
    `display:block;width:100%;min-height:${TOUCH}px;margin-top:4px;padding:8px 12px;font:inherit;color:inherit;background:${colour.surface};border:1px solid ${colour.quiet};border-radius:${radius.small}px`,
  ],
  [
    'button,.button',
    `display:block;width:100%;min-height:48px;margin-top:16px;padding:11px 16px;font:inherit;font-weight:${weight.bold};text-align:center;text-decoration:none;border:0;border-radius:${radius.medium}px;color:${colour.onAccent};background:${colour.accent};cursor:pointer`,
  ],
  ['.ghost', `color:${colour.accentDark};background:none;box-shadow:inset 0 0 0 1px ${colour.lineStrong}`],
  [':focus-visible', `outline:3px solid ${colour.star};outline-offset:2px`],
  ['.error', `color:${colour.error};font-size:.875rem`],
  ['.agreed', `background:${colour.accentSoft};color:${colour.accentDark};border:0`],
  ['.agreed h2', 'font-size:1.0625rem'],
  ['.closed', `margin:24px 16px;padding:24px 20px;border:0;border-radius:${radius.large}px;box-shadow:${shadow.card}`],
  ['.closed h1', 'font-size:1.375rem;margin-top:0'],
  ['.closed p+p', 'margin-top:8px'],
]

/** On paper: no controls, smaller, and a section never breaks over two pages. */
const PRINT = `@page{size:A4;margin:12mm}@media print{body{font-size:9.5pt;line-height:1.35}body,main{background:none}main{max-width:none;min-height:0}section{padding:7px 0;break-inside:avoid}header{background:none;color:${colour.accentDark};padding:0 0 8px}header p{color:inherit}h1{font-size:17pt}.prices dd{font-size:13pt}.prices,.agreed{background:none}.wide{columns:2}form,.button{display:none}.stay+.stay{margin-top:6px}h3+dl{margin-bottom:4px}}`

/** The one style sheet of the open pages. The policy of the page allows it by its hash. */
export const PAGE_STYLE = `${RULES.map(([selector, rules]) => `${selector}{${rules}}`).join('')}${PRINT}`
