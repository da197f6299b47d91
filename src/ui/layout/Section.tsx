import { useId, type ReactNode } from 'react'
import { Card } from '../elements/Card'

export type SectionProps = {
  title: string
  /** At the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** A card that is a region named by its title. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </Card>
  )
}
