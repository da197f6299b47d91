import { visuallyHidden } from './visuallyHidden'

export type LiveRegionProps = { /** Empty: the region is silent. */ text: string }

/** A live region: screen readers speak its text once when it changes. It must be in the page before its text, in the same sheet as the subject. */
export const LiveRegion = ({ text }: LiveRegionProps) => (
  <span aria-live="polite" style={visuallyHidden}>
    {text}
  </span>
)
