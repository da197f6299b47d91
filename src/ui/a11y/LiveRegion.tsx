import { visuallyHidden } from './visuallyHidden'

export type LiveRegionProps = { /** Empty: nothing to say. */ text: string }

/** Says a thing to who listens instead of looking, once, when it changes. It is to stand there before its words, in the same sheet as what they are about. */
export const LiveRegion = ({ text }: LiveRegionProps) => (
  <span aria-live="polite" style={visuallyHidden}>
    {text}
  </span>
)
