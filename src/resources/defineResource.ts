import type { ResourceDefinition as RaResource } from 'ra-core'
import type { ComponentType, ReactNode } from 'react'
import type { CreateApi } from '../data-provider/resourceApi'
import type { LazyScreen } from '../ui/layout/lazyScreen'

/** What a user may do with a resource; the names are react-admin's own. */
export type Action = 'list' | 'show' | 'create' | 'edit' | 'delete'

/** The screens of a resource; the names are react-admin's own. */
export type View = 'list' | 'create' | 'edit' | 'show'

/** A call that a screen needs first. `:id` stands for the id in the address, `:q` for its search text. */
export type FirstRequest = { path: string; query?: Readonly<Record<string, string | number>> }

export type ScreenDefinition = {
  /** The screen's path below the resource's own; `:id` stands for a record's id. */
  path: '' | 'create' | ':id' | `${string}/:id`
  /** The file that shows it on a phone, below the resource's folder. */
  module: string
  /** The chunk of the phone's code that carries the file. Without it: a chunk named after the resource. */
  chunk?: string
  /** The drawing in `frames.tsx` that stands in index.html before React is there. Without it: none. */
  frame?: string
  /** The call that the page sends before React is there. Without it: none. */
  firstRequest?: FirstRequest
}

/**
 * All that the app knows of a resource, as data: react-admin's own definition (name, `options.label`,
 * `recordRepresentation`), and what this app derives routes, guards, menus, permissions, the page before React, chunks,
 * preloading, persisted queries and drafts from. No React: the build reads it too.
 */
export type ResourceDefinition = Required<Pick<RaResource, 'name' | 'options'>> &
  Pick<RaResource, 'recordRepresentation'> & {
    options: { label: string }
    /** The folder below `src/resources`. */
    folder: string
    /** The path of its first screen; every other screen's path begins with it. */
    path: string
    /** Whose screens these are. Anybody else who is signed in is led to 'Access Denied'. */
    audience: 'mitra' | 'admin'
    /** What every signed-in user may do. Everything else takes the permission `{name}.{action}`. */
    mitraMay: readonly Action[]
    /** True: its records belong to a mitra, so an admin without a mitra can change them and make none. */
    belongsToMitra?: boolean
    /** Its place in the admin's menu. Without it: none. */
    menu?: 'main' | 'masters'
    /** Its card on Beranda. Without it: none. */
    card?: { title: string; text: string }
    screens: { readonly [view in View]?: ScreenDefinition }
    /** The answers that this phone keeps to be read without a network. */
    persist: readonly ('list' | 'detail' | 'options')[]
    /** Whether forms of it that were not saved are kept on this phone as drafts. */
    hasDrafts: boolean
    /** The files of its sheets, below its folder: they share the chunk of what a sheet is made of. */
    sheets?: readonly string[]
    /** ms; how long an answer about it counts as new. Without it: the app's general stale time. */
    staleTime?: number
  }

/** Checks a definition and keeps its literal types. */
export const defineResource = <const D extends ResourceDefinition>(definition: D): D => definition

/** A view of a resource: code that is fetched when it is first shown, or a component around such code. */
export type ScreenView = LazyScreen | ComponentType

type Extras = {
  /** The list as an admin's desktop shows it. Without it: as on a phone. */
  table?: ScreenView
  /** Sheets that its screens open: fetched when the phone is idle. */
  sheets?: readonly Pick<LazyScreen, 'preload'>[]
}

/** A resource as the registry lists it: its definition, its views and its calls. */
export type AppResource = {
  definition: ResourceDefinition
  screens: Extras & { readonly [view in View]?: ScreenView }
  /** Makes its verbs and own methods over the HTTP client. */
  createApi: CreateApi
}

/** The views of a resource: one for each screen of its definition. */
export type ScreensOf<D extends ResourceDefinition> = Extras & {
  readonly [view in Extract<keyof D['screens'], View>]: ScreenView
}

/** The names of the drawings that a definition asks `frames.tsx` for. */
type FrameOf<D extends ResourceDefinition> = {
  [view in keyof D['screens']]: D['screens'][view] extends { frame: infer Name extends string } ? Name : never
}[keyof D['screens']]

/**
 * What a resource's `index.ts` must put together for its definition: `index.ts` says `satisfies CompleteResource<…>`, so
 * that a missing part does not compile. `Frames` is the type of the drawings, which the build alone loads.
 */
export type CompleteResource<D extends ResourceDefinition, Frames extends Record<FrameOf<D>, ReactNode> = never> = Omit<
  AppResource,
  'definition' | 'screens'
> & { definition: D; screens: ScreensOf<D>; frames?: Frames }
