/** The place of a control: in the card that leads to `href`, or in the screen itself. */
export type Spot = {
  kind: string
  /** The address of the card's last link; null for a control outside a card. */
  href: string | null
  name: string | null
  /** The control's number among those of its kind in the card, or of its kind and name on the screen. */
  place: number
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
const hrefOf = (card: Element) => [...card.querySelectorAll('a')].at(-1)?.getAttribute('href') ?? null

/** The controls among which a spot has its place. In a card the name does not count, because an answer may change it. */
const among = (within: Element, { kind, href, name }: Omit<Spot, 'place'>) =>
  [...within.querySelectorAll<HTMLElement>(kind)].filter((one) => href !== null || nameOf(one) === name)

/** Notes the place of a control of the frame, because cards and frame are drawn again. */
export function spotOf(element: Element, frame: Element): Spot {
  const card = element.closest('article')
  const spot = { kind: element.localName, href: card && hrefOf(card), name: nameOf(element) }
  return { ...spot, place: among(card ?? frame, spot).indexOf(element as HTMLElement) }
}

/** The control at a spot. Undefined while it is not there. */
export function controlAt(spot: Spot, screen: Element): HTMLElement | undefined {
  const cards = [...screen.querySelectorAll('article')]
  const within = spot.href === null ? screen : cards.find((card) => hrefOf(card) === spot.href)
  return within && among(within, spot)[spot.place]
}
