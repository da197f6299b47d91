import type { ReactNode } from 'react'
import { patternOf } from './links'
import { definitions } from './registry'
import type { ScreenDefinition, View } from './defineResource'

type Frames = Readonly<Record<string, ReactNode>>

// The build alone reads this file: no phone fetches the drawings as code.
const files = import.meta.glob<{ frames: Frames }>('./*/frames.tsx', { eager: true })

export type Frame = {
  /** `{resource}/{frame}`. */
  name: string
  /** A path of a screen that it stands for. */
  path: string
  drawing: ReactNode
}

function drawingOf(folder: string, frame: string): ReactNode {
  const drawing = files[`./${folder}/frames.tsx`]?.frames[frame]
  if (drawing === undefined)
    throw new Error(`src/resources/${folder}/frames.tsx has no '${frame}', which resource.ts asks for.`)
  return drawing
}

/** The drawings that stand in index.html for the screens of the registered resources. */
export const resourceFrames = (): Frame[] =>
  definitions.flatMap((definition) =>
    (Object.entries(definition.screens) as [View, ScreenDefinition][]).flatMap(([view, { frame }]) =>
      frame === undefined
        ? []
        : [
            {
              name: `${definition.name}/${frame}`,
              path: patternOf(definition, view).replace(':id', '0'),
              drawing: drawingOf(definition.folder, frame),
            },
          ],
    ),
  )
