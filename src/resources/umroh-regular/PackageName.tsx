import styled from '@emotion/styled'
import { clampedTo } from '@/ui/layout/styles'
import { splitCopyMark } from './copyMark'

// The mark stands beside a base of one line, and below a longer one.
const Parts = styled('span')({ display: 'flex', flexWrap: 'wrap', columnGap: '0.3em' })

export type PackageNameProps = { name: string; /** At most so many lines, without the mark of a copy. */ lines: number }

/** A package's name, cut after some lines. The '(Copy)' at its end is never cut (docs/product.md §5.2.3). */
export function PackageName({ name, lines }: PackageNameProps) {
  const [base, mark] = splitCopyMark(name)
  return (
    <Parts>
      <span style={clampedTo(lines)}>{base}</span>
      {mark && <span>{mark}</span>}
    </Parts>
  )
}
