import type { ReactNode } from 'react'
import type { Pieces } from './earlyDrawing'
import { patternOf } from './links'
import { definitions } from './registry'
import type { ScreenDefinition, View } from './defineResource'

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

function elementOf(folder: string, frame: string): ReactNode {
  const element = files[`./${folder}/frames.tsx`]?.frames[frame]
  if (element === undefined)
    throw new Error(`src/resources/${folder}/frames.tsx has no '${frame}', which resource.ts names.`)
  return element
}

/** The frames of all registered resources for index.html. */
export const resourceFrames = (): Frame[] =>
  definitions.flatMap((definition) =>
    (Object.entries(definition.screens) as [View, ScreenDefinition][]).flatMap(([view, { frame }]) =>
      frame === undefined
        ? []
        : [
            {
              name: `${definition.name}/${frame}`,
              path: patternOf(definition, view).replace(':id', '0'),
              element: elementOf(definition.folder, frame),
            },
          ],
    ),
  )

const pieceFiles = import.meta.glob<{ pieces: Pieces }>('./*/pieces.tsx', { eager: true })

/** The templates of all early drawings, as `{resource}/{piece}`. */
export const resourcePieces = () =>
  definitions.flatMap(({ name, folder, path }) =>
    Object.entries(pieceFiles[`./${folder}/pieces.tsx`]?.pieces ?? {}).map(([piece, contents]) => ({
      name: `${name}/${piece}`,
      path,
      ...contents,
    })),
  )
