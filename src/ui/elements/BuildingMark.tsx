import { light } from '@theme/tokens'

/** The app's mark: the same drawing and colours as its icon, also in the dark. */
export function BuildingMark({ size, inverse = false }: { size: number; inverse?: boolean }) {
  const [ground, house] = inverse ? [light.onAccent, light.accent] : [light.accent, light.onAccent]
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="16" fill={ground} />
      <path d="M16 25.500 32 17l16 8.500V47a2 2 0 0 1-2 2H18a2 2 0 0 1-2-2z" fill={house} />
      <path d="m16 30 16-8 16 8v4.500l-16-8-16 8z" fill="#D9B45B" />
      <path d="M28 49V41a4 4 0 0 1 8 0v8z" fill={ground} />
    </svg>
  )
}
