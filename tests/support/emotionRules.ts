import createCache from '@emotion/cache'

type Rule = { selector: string; media: string | null; value: string; weight: number }

/**
 * Emotion's rules by property, then by the class or the tag (`<a`) of the elements that they style. The key `*` holds the
 * rules with neither.
 */
const rules = new Map<string, Map<string, Rule[]>>()

const MEDIA_RULE = /^@media ([^{]+)\{(.*)\}$/s
const STYLE_RULE = /^([^@{}][^{}]*)\{([^{}]*)\}$/s
const DECLARATION = /^\s*([\w-]+):(.*?)(\s*!important)?$/s
const COMMA_OUTSIDE_BRACKETS = /,(?![^(]*\))/
// No test needs vendor pseudo-classes (`:-ms-…`), and jsdom refuses them.
const NOT_MATCHED = /::|:(before|after)$|:-/
const IMPORTANT = 1000

const specificityOf = (selector: string) => selector.match(/[.#:[]/g)?.length ?? 0
const IN_BRACKETS = /\([^)]*\)|\[[^\]]*\]/g
const CLASS_AT_END = /\.([\w-]+)[^ >+~]*$/
const TAG_AT_END = /[ >+~]([a-z]\w*)[^ >+~]*$/

function keyOf(selector: string): string {
  const outside = selector.replace(IN_BRACKETS, '')
  const className = CLASS_AT_END.exec(outside)?.[1]
  const tag = TAG_AT_END.exec(outside)?.[1]
  return className ?? (tag === undefined ? '*' : `<${tag}`)
}

function addDeclaration(selector: string, media: string | null, declaration: string) {
  const [, property, value, important] = DECLARATION.exec(declaration) ?? []
  if (property === undefined || value === undefined) return
  const byKey = rules.get(property) ?? new Map<string, Rule[]>()
  const weight = specificityOf(selector) + (important ? IMPORTANT : 0)
  const key = keyOf(selector)
  byKey.set(key, [...(byKey.get(key) ?? []), { selector, media, value: value.trim(), weight }])
  rules.set(property, byKey)
}

function addRule(text: string) {
  const [, media = null, inside = text] = MEDIA_RULE.exec(text) ?? []
  const [, selectors, body] = STYLE_RULE.exec(inside) ?? []
  if (selectors === undefined || body === undefined) return
  for (const selector of selectors.split(COMMA_OUTSIDE_BRACKETS))
    if (!NOT_MATCHED.test(selector))
      for (const declaration of body.split(';')) addDeclaration(selector, media, declaration)
}

function applies({ selector, media }: Rule, element: Element, key: string): boolean {
  if (media !== null && !window.matchMedia(media).matches) return false
  return selector === `.${key}` || element.matches(selector)
}

/** Returns the value that Emotion's rules give an element. The most specific rule wins, and the later of two equal rules. */
export function emotionValue(element: Element, property: string): string | undefined {
  const byKey = rules.get(property)
  if (!byKey) return undefined
  let best: Rule | undefined
  for (const key of [...(element.getAttribute('class') ?? '').split(' '), '*', `<${element.localName}`])
    for (const rule of byKey.get(key) ?? [])
      if ((!best || rule.weight >= best.weight) && applies(rule, element, key)) best = rule
  return best?.value
}

/** Collects Emotion's rules here instead of in jsdom, which would parse each rule and match it with every element. */
export function collectEmotionRules() {
  const sheets = Object.getPrototypeOf(createCache({ key: 'rules' }).sheet) as { insert: (rule: string) => void }
  sheets.insert = addRule
}
