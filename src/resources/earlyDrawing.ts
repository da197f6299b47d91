import type { ReactNode } from 'react'
import type { RoundingStep } from '@/domain/offer/rounding'
import type { View } from './defineResource'

/** The texts of a template's holes by name; null: the element around the hole is left out. */
export type Holes = Readonly<Record<string, string | number | null>>

/** A part of a screen: the name of its template, and the texts of its holes. */
export type Piece = readonly [template: string, holes: Holes]

/** The part of its data that a screen shows before React. */
export type EarlyContent = {
  pieces: readonly Piece[]
  /** The pieces are the rows of a list. */
  isList?: boolean
  /** Parts of the frame that only the data bring: the frame shows them where `html[data-has]` names them. */
  has?: readonly string[]
}

/** The screen that is being opened. */
export type EarlyPlace = {
  /** The record's id in the path. */
  id?: string
  search: string
}

/** What the phone knows of its user (phoneUserContext.ts). `kept` reads a text that it keeps for them. */
export type EarlyPhone = { kept: (name: string) => string | null; rounding?: RoundingStep }

/**
 * How the page before React shows a screen's data (docs/decisions/0093-cards-before-react.md). A resource's `early.ts`
 * has one for each view that it draws; the templates are its `pieces.tsx`.
 */
export type EarlyDrawing<T = unknown> = {
  /** The hash of the screen's query, under which this phone keeps a copy. Null: nothing is drawn early. */
  hashOf: (place: EarlyPlace) => string | null
  fromCopy: (data: unknown) => T
  /** Reads the answer of the early request. Without it only the copy is drawn. */
  fromAnswer?: (json: unknown) => T
  /** Null: the screen waits for React. */
  draw: (data: T, phone: EarlyPhone) => EarlyContent | null
}

/** The export of a resource's `early.ts`. */
export type EarlyDrawings = { resource: string; views: Partial<Record<View, EarlyDrawing>> }

/** Keeps the type of the data inside a drawing. */
export const earlyDrawing = <T>(drawing: EarlyDrawing<T>): EarlyDrawing => drawing as unknown as EarlyDrawing

/** The templates of a resource's early drawings, each with the texts that its holes are found by. */
export type Pieces = Readonly<Record<string, { element: ReactNode; holes: Holes }>>
