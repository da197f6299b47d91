import { dark, light, radius, TOUCH, type, type ColourName } from './tokens'
import { fontFace, substituteFaces } from './typeface'

const NAMES = Object.keys(light) as ColourName[]
const valuesOf = (scheme: Readonly<Record<ColourName, string>>) =>
  NAMES.map((name) => `--${name}:${scheme[name]}`).join(';')
const colour = Object.fromEntries(NAMES.map((name) => [name, `var(--${name})`])) as Record<ColourName, string>
const { weight } = type

/** How a phone shows the picture: `zoom` times as wide as its screen, cut to a box whose width is `cut` times its height. */
type PictureCut = { zoom: number; cut: string; slimCut: string }

/**
 * The head is dark green in both schemes, as that of the picture is. A phone shows the upper left quarter of the picture, which
 * is the first hotel's photo or the skyline; a wide window shows all of it beside the offer.
 */
const screenCss = ({ zoom, cut, slimCut }: PictureCut) => `
:root{color-scheme:light dark;${valuesOf(light)}}
@media screen and (prefers-color-scheme:dark){:root{${valuesOf(dark)}}}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;scroll-padding-bottom:6rem}
body{font:${weight.regular} 1rem/1.5 ${type.family.replaceAll('"', "'")};color:${colour.text};background:${colour.page};overflow-wrap:anywhere;padding:0 env(safe-area-inset-right) 0 env(safe-area-inset-left)}
main{max-width:640px;margin:0 auto;background:${colour.surface}}
.hero{display:block;position:relative;overflow:hidden;aspect-ratio:${cut};background:${light.accentDark}}
.slim{aspect-ratio:${slimCut}}
.hero img{display:block;width:${zoom * 100}%;height:auto}
header{background:${light.accentDark};color:${light.onAccent};padding:14px 20px 16px}
header p{color:${light.accentSoft};font-size:.9375rem;line-height:1.4}
.by{display:flex;align-items:center;gap:10px;font-weight:${weight.bold}}
.by img{max-width:40%;height:40px;padding:3px;object-fit:contain;background:#fff;border-radius:${radius.small}px}
h1{font-size:1.375rem;line-height:1.2;font-weight:${weight.heavy};margin:6px 0;text-wrap:balance}
.long{font-size:1.125rem}
header .days{color:${light.onAccent};font-weight:${weight.bold}}
h2{font-size:.875rem;line-height:1.4;font-weight:${weight.bold};color:${colour.accent}}
h3{font-size:1.0625rem;line-height:1.35;font-weight:${weight.bold}}
section{padding:18px 20px;border-top:1px solid ${colour.line}}
section>h2,form>h2{font-size:1.0625rem;margin-bottom:8px}
.quiet,.stays p{color:${colour.quiet}}
.stays{padding:12px 20px;border:0}
.stays p{font-size:.875rem;line-height:1.4}
.stays>div{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 8px}
.stays h2{font-size:.75rem;letter-spacing:.04em;text-transform:uppercase}
.stays h3{flex-basis:100%}
.stays>div+div{margin-top:10px}
.stays p{flex-basis:100%}
i{color:${colour.star};font-style:normal;letter-spacing:1px;font-size:.875rem}
.prices{background:${colour.accentSoft};color:${colour.accentDark};padding:12px 20px;border:0}
.prices>h2{font-size:.875rem;color:inherit;margin-bottom:2px}
dl>div,.each dd{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 12px}
dt{flex:1 1 5rem}
dd{margin-left:auto;text-align:right;white-space:nowrap;font-size:min(1em,9vw)}
dl>div+div,.total{margin-top:4px}
.prices dl,.total{font-weight:${weight.bold}}
.prices dl>div+div{margin-top:0}
.prices dd{font-size:min(1.375rem,10vw);line-height:1.45;font-weight:${weight.heavy}}
.prices a{color:inherit;text-underline-offset:3px}
.from dd{font-size:1.125rem}
.from dl>div+div{margin-top:4px}
.prices p{font-size:.875rem;font-weight:${weight.bold};margin-top:4px}
.each dt{flex-basis:100%}
.each dd{flex-basis:100%;padding-left:12px;margin:0;color:${colour.quiet}}
.each b{color:${colour.text}}
b{font-weight:inherit}
span{display:inline-block}
ul{list-style:none;padding:0;display:grid;gap:6px 24px;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))}
li{display:flex;gap:10px}
li b,li::before{flex:none;min-width:1em;color:${colour.accent};text-align:center}
.dot>li::before{content:'•'}
.not>li::before{content:'×';font-weight:${weight.bold};color:${colour.quiet}}
.tick>li::before{content:'';width:.4em;min-width:0;height:.8em;margin:.25em .3em 0;border:solid;border-width:0 .16em .16em 0;transform:rotate(42deg)}
ul>li.own::before{content:none}
.option{background:${light.accent};color:${light.onAccent};border:0}
.option>h2{font-size:1.25rem;line-height:1.3;margin:0;color:inherit}
label{display:block;font-weight:${weight.medium};margin-top:12px}
input,select{display:block;width:100%;min-height:${TOUCH}px;margin-top:6px;padding:8px 12px;font:inherit;color:inherit;background:${colour.surface};border:1px solid ${colour.quiet};border-radius:${radius.small}px}
button,.button{display:grid;place-items:center;width:100%;min-height:48px;padding:8px 12px;font:inherit;line-height:1.25;font-weight:${weight.bold};text-align:center;text-decoration:none;border:0;border-radius:${radius.medium}px;color:${colour.onAccent};background:${colour.accent};cursor:pointer}
button{margin-top:16px}
.ghost{color:${colour.accentDark};background:none;box-shadow:inset 0 0 0 1px ${colour.lineStrong}}
.bar{position:sticky;bottom:0;z-index:1;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9rem),1fr));gap:8px;padding:8px 16px calc(8px + env(safe-area-inset-bottom));background:${colour.surface};border-top:1px solid ${colour.line}}
main:has(#setuju :focus) .bar [href='#setuju']{visibility:hidden}
:focus-visible{outline:3px solid ${colour.star};outline-offset:2px}
.error{color:${colour.error};font-size:.875rem;margin-top:8px}
[aria-invalid]{border:2px solid ${colour.error}}
.agreed{background:${colour.accentSoft};color:${colour.accentDark};border:0}
.agreed>h2{color:inherit}
.notice{border:0}
.notice>h2{font-size:1.25rem;line-height:1.3;color:${colour.text}}
@media screen and (min-width:960px){
body{padding:24px}
main,.wide>*{border-radius:${radius.large}px;overflow:clip}
.wide{max-width:1080px;display:grid;grid-template-columns:2fr 3fr;gap:24px;align-items:start;background:none}
.wide>div{background:${colour.surface}}
.wide>.hero{position:sticky;top:24px;aspect-ratio:auto}
.wide>.hero img{width:100%}
}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}`

/** On paper: no controls, smaller letters, columns if there is room, and no section over two pages. */
const PRINT = `
@page{size:A4;margin:12mm}
@media print{
html{font-size:8.5pt}
body{line-height:1.35}
body,main{background:none}
main{max-width:none}
section,.stays,.prices{padding:6px 0;break-inside:avoid}
header{background:none;color:${light.accentDark};padding:0 0 8px}
header p,header .days{color:inherit}
.prices,.agreed,.option{background:none}
.option,.stays{break-after:avoid}
.option>h2,.option{color:inherit}
.stays{display:flex;gap:24px}
.stays>div{flex:1;margin:0!important}
.each dt,.each dd{flex-basis:auto}
.screen{display:none}
}`

/** The style sheet of an offer's open pages. `typeface` is the address of the typeface's file. */
export const openPageCss = (typeface: string, cut: PictureCut): string =>
  `${fontFace(typeface)}${substituteFaces}${screenCss(cut)}${PRINT}`.replaceAll('\n', '')
