import { collectEmotionRules, emotionValue } from './emotionRules'

const kebab = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const inlineValue = (element: Element, property: string) =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : ''

const declaredValue = (element: Element, property: string) =>
  inlineValue(element, property) || emotionValue(element, property)

/** `visibility` is inherited: the nearest ancestor that declares it decides. */
function visibilityOf(element: Element): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = declaredValue(each, 'visibility')
    if (value && value !== 'inherit') return value
  }
  return 'visible'
}

let installedIn: Window | undefined

/**
 * A role query asks for `display` and `visibility` of nearly every element, and jsdom then matches all style rules with
 * each: this took 44 % of a test's time. Both values are looked up here; jsdom still computes what nothing declares.
 */
export function quickComputedStyles() {
  if (installedIn === window) return
  installedIn = window
  collectEmotionRules()
  const compute = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()

  /** Without a declaration, an element is displayed as its tag is, unless an attribute hides it. */
  function defaultDisplay(element: Element): string {
    const { localName, namespaceURI } = element
    if (element.hasAttribute('hidden') || localName === 'dialog') return compute(element).display
    const known = displays.get(localName) ?? compute(document.createElementNS(namespaceURI, localName)).display
    displays.set(localName, known)
    return known
  }

  function valueOf(element: Element, property: string): string {
    if (property === 'visibility') return visibilityOf(element)
    const declared = declaredValue(element, property)
    if (declared !== undefined) return declared
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
