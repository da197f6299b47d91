import { collectEmotionRules, emotionValue } from './emotionRules'

const kebab = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const inlineValue = (element: Element, property: string) =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : ''

const declaredValue = (element: Element, property: string) =>
  inlineValue(element, property) || emotionValue(element, property)

/** Returns the `visibility` of an element, which the nearest ancestor that declares it decides. */
function visibilityOf(element: Element): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = declaredValue(each, 'visibility')
    if (value && value !== 'inherit') return value
  }
  return 'visible'
}

/** No element inherits these properties, and jsdom's own style sheet does not set them. `toBeVisible` reads the opacity. */
const PLAIN = new Set(['opacity', 'transform'])

let installedIn: Window | undefined

/**
 * Speeds up role queries. They read `display` and `visibility` of nearly every element, and jsdom then matches all style
 * rules with each element, which took 44 % of a test's time. This code finds both values itself; jsdom computes the rest.
 */
export function quickComputedStyles() {
  if (installedIn === window) return
  installedIn = window
  collectEmotionRules()
  const compute = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()

  /** Returns the `display` of an element without a declaration: its tag decides, unless an attribute hides the element. */
  function defaultDisplay(element: Element): string {
    const { localName, namespaceURI } = element
    if (element.hasAttribute('hidden') || localName === 'dialog') return compute(element).display
    const known = displays.get(localName) ?? compute(document.createElementNS(namespaceURI, localName)).display
    displays.set(localName, known)
    return known
  }

  const plainValues = new Map<string, string>()

  /** Returns the value of a property on an element without a declaration of it. */
  function plainValue(property: string): string {
    const known = plainValues.get(property) ?? compute(document.createElement('div')).getPropertyValue(property)
    plainValues.set(property, known)
    return known
  }

  function valueOf(element: Element, property: string): string {
    if (property === 'visibility') return visibilityOf(element)
    const declared = declaredValue(element, property)
    if (declared !== undefined) return declared
    if (PLAIN.has(property) && document.styleSheets.length === 0) return plainValue(property)
    return property === 'display' ? defaultDisplay(element) : compute(element).getPropertyValue(property)
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo)
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, property) {
        if (property === 'getPropertyValue') return (name: string) => valueOf(element, name)
        return typeof property === 'string' ? valueOf(element, kebab(property)) : undefined
      },
    })
  }
}
