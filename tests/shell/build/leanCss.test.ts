import { expect, it } from 'vitest'
import { emotionNames } from '@/shell/emotionNames'
import { tightCss, withoutOldNames } from '@/shell/build/leanCss'

it.each([
  ['.a{display:-webkit-box;display:-webkit-flex;display:-ms-flexbox;display:flex;}', '.a{display:flex;}'],
  ['.a{-webkit-flex:1;-ms-flex:1;flex:1;}', '.a{flex:1;}'],
  ['.a{position:-webkit-sticky;position:sticky;}', '.a{position:sticky;}'],
  ['.a{min-width:-webkit-min-content;min-width:-moz-min-content;min-width:min-content;}', '.a{min-width:min-content;}'],
  ['.a::-webkit-input-placeholder{color:red;}.a::placeholder{color:red;}', '.a::placeholder{color:red;}'],
  ['@-webkit-keyframes x{50%{opacity:0;}}@keyframes x{50%{opacity:0;}}', '@keyframes x{50%{opacity:0;}}'],
])('the frames’ styles leave out what only old browsers read: %s', (css, lean) => {
  expect(withoutOldNames(css)).toBe(lean)
})

it.each([
  '.a{display:-webkit-box;-webkit-line-clamp:1;-webkit-box-orient:vertical;overflow:hidden;}',
  '.a{-webkit-tap-highlight-color:transparent;-webkit-appearance:none;}',
])('they keep what today’s browsers need: %s', (css) => {
  expect(withoutOldNames(css)).toBe(css)
})

it('the frames’ styles leave out spaces that only people read', () => {
  expect(tightCss('.a { margin : 0 0.5rem !important; }\n .b:hover > .c { top: -0.2em; }')).toBe(
    '.a{margin :0 .5rem!important}.b:hover > .c{top:-.2em}',
  )
})

it('the names of styles are read from their classes and animations, each once', () => {
  expect(emotionNames('.css-1ab h2{}.css-1ab p{}@keyframes animation-x9{}.css-2c{animation:animation-x9 1s}')).toEqual([
    '1ab',
    'animation-x9',
    '2c',
  ])
})
