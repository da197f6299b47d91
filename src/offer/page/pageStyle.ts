import { light as colour, radius, TOUCH, type } from '@theme/tokens'

const { weight } = type

const RULES: readonly (readonly [selector: string, rules: string])[] = [
  ['*', 'box-sizing:border-box;margin:0'],
  [
    'body',
    `font:${weight.regular} 1rem/1.5 ${type.family.replaceAll('"', "'")};color:${colour.text};background:${colour.page};overflow-wrap:anywhere`,
  ],
  ['main', `max-width:640px;margin:0 auto;background:${colour.surface}`],
  ['header', `background:${colour.accentDark};color:${colour.onAccent};padding:28px 20px 24px`],
  ['header p', `color:${colour.accentSoft}`],
  [
    'header img',
    `display:block;height:56px;padding:4px;margin-bottom:10px;max-width:100%;object-fit:contain;background:${colour.surface};border-radius:${radius.small}px`,
  ],
  ['header p:first-of-type', `font-weight:${weight.bold}`],
  ['h1', `font-size:1.75rem;line-height:1.2;font-weight:${weight.heavy};margin:6px 0;text-wrap:balance`],
  ['h2', `font-size:.875rem;font-weight:${weight.bold};color:${colour.accent};margin-bottom:6px`],
  ['h3', `font-size:1.0625rem;font-weight:${weight.bold};line-height:1.35`],
  ['section', `padding:18px 20px;border-top:1px solid ${colour.line}`],
  ['header+section', 'border:0'],
  ['ul', 'padding-left:20px'],
  ['.own', 'list-style:none'],
  ['.option', `background:${colour.accent};border:0`],
  ['.option h2', 'font-size:1.25rem;line-height:1.3;margin:0'],
  ['.option h2,.option p', `color:${colour.onAccent}`],
  ['.quiet,.stays p', `color:${colour.quiet}`],
  ['.stays>div+div', 'margin-top:16px'],
  ['i', `color:${colour.star};font-style:normal;letter-spacing:2px`],
  ['.prices', `background:${colour.accentSoft};border:0`],
  ['dl>div,.each dd', 'display:flex;justify-content:space-between;align-items:baseline;gap:12px'],
  ['.prices dl', `color:${colour.accentDark};font-weight:${weight.bold}`],
  ['.prices dd', `font-size:1.5rem;font-weight:${weight.heavy}`],
  ['.prices strong', 'display:block;margin-top:6px'],
  ['dt', 'min-width:0'],
  ['dd', 'white-space:nowrap'],
  ['dl>div+div,.total', 'margin-top:4px'],
  ['.each', 'display:block'],
  ['.each dd', 'padding-left:12px'],
  ['b', 'font-weight:inherit'],
  ['.total', `font-weight:${weight.bold}`],
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
  ['.notice h2', `font-size:1.25rem;line-height:1.3;color:${colour.text}`],
  ['.notice .quiet', 'margin-top:6px'],
]

/** On paper: no controls, smaller letters, columns if there is room, and no section over two pages. */
const PRINT = `@page{size:A4;margin:12mm}@media print{html{font-size:8.5pt}body{line-height:1.35}body,main{background:none}main{max-width:none}section{padding:6px 0;break-inside:avoid}header{background:none;color:${colour.accentDark};padding:0 0 8px}header p{color:inherit}.prices,.agreed,.option{background:none}.option{break-after:avoid}.option h2,.option p{color:inherit}ul{columns:2;column-gap:32px}.stays{display:flex;gap:24px}.stays>div{flex:1;margin:0!important}.each{display:flex}.each dt{flex:1}.each dd{gap:6px}.screen{display:none}}`

/** The one style sheet of the open pages. The policy of the page allows it by its hash. */
export const PAGE_STYLE = `${RULES.map(([selector, rules]) => `${selector}{${rules}}`).join('')}${PRINT}`
