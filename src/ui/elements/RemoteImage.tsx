import styled from '@emotion/styled'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { assetUrl } from '@/domain/values/urls'
import { colour, radius } from '@theme/tokens'

/** The address of an image that the API names; null when there is none to show. */
export type FindAsset = (path: string | null) => string | null

/** Finds images: below a base (`VITE_ASSETS_URL`), or by a function of the app's host. */
export const AssetsContext = createContext<FindAsset>((path) => assetUrl('/media', path))

const Frame = styled('span')({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  borderRadius: radius.small,
  backgroundColor: colour.sunken,
  color: colour.lineStrong,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  // A logo stands on white everywhere, also in the dark scheme.
  '&[data-whole]': { backgroundColor: '#fff' },
  '&[data-whole] img': { objectFit: 'contain' },
})

export type RemoteImageProps = {
  path: string | null
  alt: string
  width: number | '100%'
  height: number
  placeholder: ReactNode
  /** Shows all of the picture, as a logo wants it; without it the picture fills its place. */
  whole?: boolean
}

/** A picture that the API names. A placeholder of the same size replaces a missing or broken one, so that nothing moves. */
export function RemoteImage({ path, alt, width, height, placeholder, whole = false }: RemoteImageProps) {
  const src = useContext(AssetsContext)(path)
  const [broken, setBroken] = useState<string | null>(null)
  const isShown = src !== null && src !== broken
  return (
    <Frame style={{ width, height }} data-whole={(isShown && whole) || undefined}>
      {isShown ? (
        <img
          src={src}
          alt={alt}
          width={width === '100%' ? undefined : width}
          height={height}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        placeholder
      )}
    </Frame>
  )
}
