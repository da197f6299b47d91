import { Fragment, type ReactNode } from 'react'
import { CardListFrame } from '@/kit/CardListFrame'
import { RecordFrame } from '@/kit/RecordPage'
import type { Pieces } from './earlyDrawing'
import { patternOf } from './links'
import { definitions } from './registry'
import type { ResourceDefinition, ScreenDefinition, View } from './defineResource'

type Frames = Readonly<Record<string, ReactNode>>

// Only the build loads this file, so no phone downloads the frames as code.
const files = import.meta.glob<{ frames: Frames }>('./*/frames.tsx', { eager: true })

export type Frame = {
  /** `{resource}/{frame}`. */
  name: string
  /** The path of a screen that shows this frame. */
  path: string
  element: ReactNode
}

/** A frame of `frames.tsx`, or the kit's with the resource's label as its title. */
function elementOf(definition: ResourceDefinition, frame: string): ReactNode {
  const { name, options, path } = definition
  const own = files[`./${name}/frames.tsx`]?.frames[frame]
  if (own !== undefined) return own
  return frame === 'list' ? (
    <CardListFrame title={options.label} />
  ) : (
    <RecordFrame title={options.label} backTo={path} />
  )
}

/** What the frame of Beranda shows of the registered resources: the `home` of their `frames.tsx`. */
export const homeFrames = (): ReactNode[] =>
  definitions.map(({ name }) => <Fragment key={name}>{files[`./${name}/frames.tsx`]?.frames.home}</Fragment>)

/** The frames of all registered resources for index.html. */
export const resourceFrames = (): Frame[] =>
  definitions
    .filter(({ onlyAdmins }) => !onlyAdmins)
    .flatMap((definition) =>
      (Object.entries(definition.screens) as [View, ScreenDefinition][]).map(([view, { frame = view }]) => ({
        name: `${definition.name}/${frame}`,
        path: patternOf(definition, view).replace(':id', '0'),
        element: elementOf(definition, frame),
      })),
    )

const pieceFiles = import.meta.glob<{ pieces: Pieces }>('./*/pieces.tsx', { eager: true })

/** The templates of all early drawings, as `{resource}/{piece}`. */
export const resourcePieces = () =>
  definitions.flatMap(({ name, path }) =>
    Object.entries(pieceFiles[`./${name}/pieces.tsx`]?.pieces ?? {}).map(([piece, contents]) => ({
      name: `${name}/${piece}`,
      path,
      ...contents,
    })),
  )
