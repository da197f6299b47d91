import type { EarlyDrawings } from '@/resources/earlyDrawing'
import type { TargetScreen } from '../targetScreen'

const files = import.meta.glob<{ early: EarlyDrawings }>('../../resources/*/early.ts', { eager: true })

const all = Object.values(files).map(({ early }) => early)

/** The names of the screens that are drawn before React. */
export const drawnScreens = (): string[] =>
  all.flatMap(({ resource, views }) => Object.keys(views).map((view) => `${resource}/${view}`))

/** How to draw a screen's data before React, if its resource says so. */
export const drawingOf = ({ resource, view }: TargetScreen) =>
  view && all.find((early) => early.resource === resource)?.views[view]
