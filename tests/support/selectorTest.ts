type Test = (element: Element) => boolean

// One part of a compound selector: `.name`, `#name`, `[name]`, `[name="value"]`, `[name~="value"]`, `:not(…)`.
const PART = /^(?:([.#])([\w-]+)|\[([\w-]+)(?:(~?=)"?([\w -]*)"?)?\]|:not\(([^()]+)\))/
const TAG = /^(?:\*|[a-z][a-z0-9-]*)/
// A combinator, or nothing between two parts; the text in brackets holds neither.
const STEP = /\s*>\s*|\s+(?![^[(]*[\])])/

const hasWord = (value: string | null, word: string) =>
  word !== '' && !!value?.includes(word) && value.split(/\s+/).includes(word)

function attributeTest(name: string, operator: string | undefined, wanted: string): Test {
  if (operator === undefined) return (element) => element.hasAttribute(name)
  if (operator === '~=') return (element) => hasWord(element.getAttribute(name), wanted)
  // HTML ignores the letter case of this attribute's values.
  if (name === 'type') return (element) => element.getAttribute(name)?.toLowerCase() === wanted.toLowerCase()
  return (element) => element.getAttribute(name) === wanted
}

function partTest([, sign, word = '', attribute, operator, value = '', not]: RegExpExecArray): Test | undefined {
  if (sign === '.') return (element) => hasWord(element.getAttribute('class'), word)
  if (sign === '#') return (element) => element.id === word
  if (attribute !== undefined) return attributeTest(attribute, operator, value)
  const excluded = not === undefined ? undefined : compoundTest(not)
  return excluded && ((element) => !excluded(element))
}

/** Returns the test of selectors like `button[type="submit"].wide`. */
function compoundTest(selector: string): Test | undefined {
  const tag = TAG.exec(selector)?.[0] ?? ''
  const tests: Test[] = tag && tag !== '*' ? [({ localName }) => localName === tag] : []
  let rest = selector.slice(tag.length)
  for (let part = PART.exec(rest); part; part = PART.exec(rest)) {
    const test = partTest(part)
    if (!test) return undefined
    tests.push(test)
    rest = rest.slice(part[0].length)
  }
  return rest || !selector ? undefined : (element) => tests.every((test) => test(element))
}

/** Returns the test of a selector whose last compound stands inside (` `) or directly inside (`>`) the others. */
function complexTest(selector: string): Test | undefined {
  const step = [...selector.matchAll(new RegExp(STEP, 'g'))].at(-1)
  if (!step) return compoundTest(selector)
  const outer = complexTest(selector.slice(0, step.index))
  const inner = compoundTest(selector.slice(step.index + step[0].length))
  if (!outer || !inner) return undefined
  if (step[0].includes('>'))
    return (element) => inner(element) && !!element.parentElement && outer(element.parentElement)
  return (element) => {
    if (!inner(element)) return false
    for (let each = element.parentElement; each; each = each.parentElement) if (outer(each)) return true
    return false
  }
}

function listTest(selector: string): Test | undefined {
  const tests = selector.split(',').map((each) => complexTest(each.trim()))
  if (!tests.every((test) => test !== undefined)) return undefined
  return tests.length === 1 ? tests[0] : (element) => tests.some((test) => test(element))
}

const known = new Map<string, Test | undefined>()

/** Returns the test whether an element matches a selector; nothing for a selector that only jsdom understands. */
export function selectorTest(selector: string): Test | undefined {
  if (!known.has(selector)) known.set(selector, listTest(selector))
  return known.get(selector)
}
