import { expect, it } from 'vitest'
import { emotionNames, nameStyles } from '@/shell/emotionNames'
import { leanCss } from '@/shell/build/leanCss'
import { withoutIdleClasses } from '@/shell/build/templates'
import { restorePageAfterEach } from '../../support/restorePage'

restorePageAfterEach()

it.each([
  ['.a{display:-webkit-box;display:-webkit-flex;display:-ms-flexbox;display:flex;}', '.a{display:flex}'],
  ['.a{-webkit-flex:1;-ms-flex:1;flex:1;}', '.a{flex:1}'],
  ['.a{position:-webkit-sticky;position:sticky;}', '.a{position:sticky}'],
  ['.a{min-width:-webkit-min-content;min-width:-moz-min-content;min-width:min-content;}', '.a{min-width:min-content}'],
  ['.a::-webkit-input-placeholder{color:red;}.a::placeholder{color:red;}', '.a::placeholder{color:red}'],
  ['.a::-moz-focus-inner{border-style:none;}.a{margin:0}', '.a{margin:0}'],
  ['@-webkit-keyframes x{50%{opacity:0;}}@keyframes x{50%{opacity:0;}}', '@keyframes x{50%{opacity:0}}'],
  ['.a{-webkit-transition:color 1s;transition:color 1s;}', '.a{transition:color 1s}'],
])('the page’s styles leave out what only old browsers read: %s', (css, lean) => {
  expect(leanCss(css)).toBe(lean)
})

it('they leave out motion that the base styles stop for every element, and nothing else of such a rule', () => {
  const rule = (body: string) => `@media (prefers-reduced-motion:reduce){.a{${body}}}`
  expect(leanCss(rule('-webkit-transition:none;transition:none;') + rule('animation:none'))).toBe('')
  expect(leanCss(rule('transition:none;opacity:1'))).toContain('opacity:1')
})

it.each([
  ['.a{display:-webkit-box;-webkit-line-clamp:1;-webkit-box-orient:vertical;}', '-webkit-box-orient:vertical'],
  ['.a{-webkit-tap-highlight-color:transparent;}', '-webkit-tap-highlight-color:transparent'],
  ['.a{-webkit-user-select:none;user-select:none;}', '-webkit-user-select:none'],
])('they keep what today’s browsers need: %s', (css, kept) => {
  expect(leanCss(css)).toContain(kept)
})

it('an element of a frame keeps the classes that a style names, and no other', () => {
  const html = '<b class="Mui-a css-1">x</b><i class="Mui-b">y</i>'
  expect(withoutIdleClasses(html, '.css-1>.Mui-c{margin:.5rem}')).toBe('<b class="css-1">x</b><i>y</i>')
})

const CSS = '.css-1ab h2{}.css-1ab p{}@keyframes animation-x9{}.css-2c{animation:animation-x9 1s}'

it('the names of styles are read from their classes and animations, each once', () => {
  expect(emotionNames(CSS)).toEqual(['1ab', 'animation-x9', '2c'])
})

it('Emotion finds the names on an element that has no styles itself', () => {
  nameStyles(CSS)
  const named = document.head.querySelector('style[data-emotion]')!
  expect([named.getAttribute('data-emotion'), named.textContent]).toEqual(['css 1ab animation-x9 2c', ''])
})
