import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { logoAddress } from '@/domain/offer/logo'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { cornersOf, type DrawnElement } from '@/offer/drawing/elements'
import { offerPages, PAGE } from '@/offer/paper/pageLayout'
import { loadTypeface, FAMILY, measureOn } from '@/offer/picture/paintPicture'

const Page = styled('svg')({
  display: 'block',
  fontFamily: FAMILY,
  width: '210mm',
  // A little less than A4, because a browser's rounding would begin another page.
  height: '296.9mm',
  breakInside: 'avoid',
  '& + &': { breakBefore: 'page' },
})

function Drawn({ element }: { element: DrawnElement }) {
  if (element.kind === 'text') {
    const { x, y, font, colour, align, text } = element
    return (
      <text
        x={x}
        y={y}
        fontSize={font.size}
        fontWeight={font.weight}
        fill={colour}
        textAnchor={align === 'left' ? 'start' : 'end'}
      >
        {text}
      </text>
    )
  }
  if (element.kind === 'shape') return <polygon points={cornersOf(element).join(' ')} fill={element.colour} />
  if (element.kind === 'logo') {
    const { kind: _, logo, ...place } = element
    return <image {...place} href={logoAddress(logo)} />
  }
  const { x, y, width, height, colour, radius } = element
  return <rect x={x} y={y} width={width} height={height} rx={radius} fill={colour} />
}

function drawnPages(offer: PublicOffer): DrawnElement[][] {
  const context = document.createElement('canvas').getContext('2d')
  return context ? offerPages(offer, measureOn(context)) : []
}

export type PrintedOfferProps = {
  offer: PublicOffer
  /** Why this offer is not shared, and so not printed either. */
  problem: string | null
}

/** The pages of an offer for a printer: the pages of its PDF in the app's typeface. They are drawn when the browser prints. */
export function PrintedOffer({ offer, problem }: PrintedOfferProps) {
  const [pages, setPages] = useState<DrawnElement[][]>([])
  useEffect(() => {
    void loadTypeface()
    // The browser prints at once, so it has the logo decoded before.
    if (offer.logo) new Image().src = logoAddress(offer.logo)
    // The browser prints what stands in the page when this listener ends.
    const draw = () => flushSync(() => setPages(drawnPages(offer)))
    const clear = () => setPages([])
    window.addEventListener('beforeprint', draw)
    window.addEventListener('afterprint', clear)
    return () => {
      window.removeEventListener('beforeprint', draw)
      window.removeEventListener('afterprint', clear)
    }
  }, [offer])
  if (problem !== null) return <p>{problem}</p>
  return pages.map((page, number) => (
    <Page key={number} viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}>
      {page.map((element, index) => (
        <Drawn key={index} element={element} />
      ))}
    </Page>
  ))
}
