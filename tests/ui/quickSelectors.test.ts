import { beforeEach, expect, it } from 'vitest'
import { selectorTest } from '../support/selectorTest'

const HTML = `
  <main id="page" class="css-1 wide">
    <h2 class="title">One</h2>
    <form class="css-2"><input type="TEXT" name="a b"><input list=""><input></form>
    <section aria-label="x"><div role="dialog alert"><h2>Two</h2><button class="a\tb" type="submit">x</button></div></section>
    <ul class="css-1"><li><a href="#">x</a></li><li class="css-1-not a"><b><a>y</a></b></li></ul>
    <svg viewBox="0 0 1 1"><path class="a"></path></svg>
  </main>`

/** A page of its own, whose searches are jsdom's. */
function jsdomPage() {
  const { contentDocument } = document.body.appendChild(document.createElement('iframe'))
  if (!contentDocument) throw new Error('jsdom made no page.')
  contentDocument.body.innerHTML = HTML
  return contentDocument
}

beforeEach(() => {
  document.body.innerHTML = ''
})

const SELECTORS = `*|h2|.a|.css-1|#page|main h2|main>h2|main > section h2|.css-1>li>a|.css-1 li a|.css-1 .css-1|section *
  |*[role~="dialog"],dialog|[role=dialog]|[role~=alert]|[role]|input:not([type])|input:not([type]):not([list])|[list=""]
  |input[type=text]|input[type="text"]:not([list])|input[name="a b"]|form input[name="a b"]|.a.b|button.a[type="submit"]
  |h2,.title|li:not(.a)|svg|path.a|script, style|*[x~=""]`

const html = (elements: Iterable<Element>) => [...elements].map((element) => element.outerHTML)

it.each(SELECTORS.split('|').map((each) => each.trim()))(
  'the quick search finds what jsdom finds for %s',
  (selector) => {
    const page = jsdomPage()
    const found = html(page.body.querySelectorAll(selector))
    const test = selectorTest(selector)
    expect(html([...page.body.querySelectorAll('*')].filter((element) => test?.(element)))).toEqual(found)
    document.body.innerHTML = HTML
    expect(html(document.body.querySelectorAll(selector))).toEqual(found)
    expect(document.body.querySelector(selector)?.outerHTML).toBe(found[0])
  },
)

it.each([
  'h2 + form',
  'h2 ~ ul',
  'li:first-child',
  'H2',
  '[name^=a]',
  ':not(a, b)',
  '[aria-label="a,b"]',
  '.a\\:b',
  '',
])('the quick search leaves %j to jsdom', (selector) => expect(selectorTest(selector)).toBeUndefined())
