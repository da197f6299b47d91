import type { RaRecord, ResourceDefinition as RaResource } from 'ra-core'
import type { ComponentType } from 'react'
import type { Feature } from '@/domain/access/features'
import type { PartnerDataProvider } from '@/data-provider/types'
import type { PriceUnit } from '@/domain/masters/masters'
import type { CreateApi } from '@/data-provider/resourceApi'
import type { Fields } from '@/records/fields'
import type { UserValues } from '@/ui/user/phoneUserContext'
import type { LazyScreen } from '@/ui/layout/lazyScreen'

/** The actions of a user on a resource, under react-admin's names. */
export type Action = 'list' | 'show' | 'create' | 'edit' | 'delete'

/** The screens of a resource, under react-admin's names; `compare` shows several records side by side. */
export type View = 'list' | 'create' | 'edit' | 'show' | 'compare'

/** The action that must be allowed to a user who opens a screen. */
export const actionOf = (view: View): Action => (view === 'compare' ? 'show' : view)

/** The first request of a screen. `:id` stands for the id in the address; `:q` and `:status` for the search of the same name. */
export type FirstRequest = { path: string; query?: Readonly<Record<string, string | number>> }

/** The groups of the admin's menu, in their order. */
export const MENU_GROUPS = ['sales', 'accounts', 'prices'] as const

export type MenuGroup = (typeof MENU_GROUPS)[number]

/** Beranda, or a screen of a resource. */
export type Place = 'home' | View

/** How an admin's search across all resources finds the records of one that is in the menu and has names. */
export type Finds = {
  /** The heading of its group. Without it: the label. */
  group?: string
  /** The list is read whole and searched on the spot; the label stands beside a record. Without it the server searches. */
  isWhole?: true
  /** The action that a user must be allowed, too. */
  needs?: Action
  /** The fields that stand beside the name, where they are texts. */
  beside?: readonly string[]
  /** What the price of a record counts, by which one without a name is found. */
  per?: PriceUnit | undefined
  /** The customer of a record, found in a group of its own; '' without one, undefined if the API has no customers. */
  customerOf?: (record: RaRecord) => string | undefined
}

export type ScreenDefinition = {
  /** The screen's path below the resource's own; `:id` stands for a record's id. */
  path: '' | 'create' | 'compare' | ':id' | `${string}/:id`
  /** The frame of `frames.tsx` that index.html shows before React starts. Without it: the frame named as the view. */
  frame?: string
  /** The request that index.html sends before React starts. Without it: that of the list or the record, if `api` is given. */
  firstRequest?: FirstRequest
  /** The feature of the partner API that this screen needs besides the resource's own. Without it: none. */
  feature?: Feature
}

/**
 * All that the app knows of a resource: react-admin's own definition (name, `options.label`, `recordRepresentation`)
 * and our additions. The app derives routes, guards, menus, permissions, frames, chunks, preloading, persisted queries
 * and drafts from it. It contains no React, because the build reads it too.
 */
export type ResourceDefinition = Required<Pick<RaResource, 'name' | 'options'>> &
  Pick<RaResource, 'recordRepresentation'> & {
    options: { label: string }
    /** The path of its first screen. The paths of all its screens begin with it. */
    path: string
    /** Its path in the partner API, below the API's base. Without it: its name, and no request before React. */
    api?: string
    /** Its screens are an admin's: only the desktop has them, and a mitra is led to 'Access Denied'. */
    onlyAdmins?: true
    /** The actions that every signed-in user may do. All others need the permission `{name}.{action}`. */
    mitraMay?: readonly Action[]
    /** The actions besides those of its screens that a permission may allow. */
    grants?: readonly Action[]
    /** The feature of the partner API that it needs. Without that feature: no menu entry, card, screen or call. */
    feature?: Feature
    /** The permission that every action takes, in place of `{name}.{action}`. */
    needs?: string
    /** Whether each record belongs to a mitra. If so, an admin without a mitra can change records but create none. */
    belongsToMitra?: boolean
    /** The group of the admin's menu that shows it. Without it: none. */
    menu?: MenuGroup
    /** What is special in the search across all resources. */
    finds?: Finds
    /** The texts of its card on Beranda. Without it: no card. */
    card?: { title: string; text: string }
    screens: { readonly [view in View]?: ScreenDefinition }
    /** The kinds of answers that the phone persists for reading offline. */
    persist?: readonly ('list' | 'detail' | 'options')[]
    /**
     * The texts that the phone keeps of a user for it, by name, and what takes each away: the end of the session, or only
     * 'Keluar'. A function tells of a text whether the end of the session takes it away; otherwise it stays.
     */
    keeps?: Readonly<Record<string, 'session' | 'signOut' | ((text: string | null) => boolean)>>
    /** The phone keeps unsaved forms as drafts. */
    hasDrafts?: true
    /** The declared fields of its records: the audit names them so. */
    fields?: Fields
    /** False: nobody writes its records, so the audit has none of them. */
    hasHistory?: false
    /** Its rows tell who changed the records of all others: their resource, record, user and time. */
    tellsHistory?: true
    /** The resource whose screen shows its records, and the field of a record that has the id there. */
    shownBy?: { resource: string; field: string }
    /**
     * Files below its folder that Beranda, or a screen of this resource, shows as additional parts. They load together with
     * that screen. With a feature: only if the partner API has it, in a separate chunk.
     */
    parts?: { readonly [place in Place]?: { feature?: Feature; module: string } }
  }

/** Checks a definition and keeps its literal types. */
export const defineResource = <const D extends ResourceDefinition>(definition: D): D => definition

/** A view of a resource: a lazy component, or a component around one. */
export type ScreenView = LazyScreen | ComponentType

export type Preloadable = Pick<LazyScreen, 'preload'>

type Extras = {
  /** Its part of an admin's Beranda, in the order of the registry; with a feature, only where the partner API has it. */
  desk?: { column: 'main' | 'aside'; Part: LazyScreen; feature?: Feature }
  /** The list on the desktop. Without it the desktop shows the phone's list. */
  table?: ScreenView
  /** The parts that the definition names. The one of Beranda stands under the cards. */
  parts?: { readonly home?: LazyScreen } & { readonly [view in View]?: Preloadable }
  /** Sheets that its screens open: fetched when the phone is idle. */
  sheets?: readonly Preloadable[]
}

/** A resource as the registry lists it: its definition, its views and its calls. */
export type AppResource = {
  definition: ResourceDefinition
  screens: Extras & { readonly [view in View]?: ScreenView }
  /** Makes the verbs and actions that it has. */
  createApi?: CreateApi
  /**
   * Compares what the phone keeps of the user's mitra with the server's: when the phone is idle and online, perhaps again.
   * It sends nothing once `isOver`: the next user may have signed in.
   */
  sync?: (provider: PartnerDataProvider, values: UserValues, isOver: () => boolean) => Promise<void>
}

/** The views of a resource. Each screen and each part of its definition needs one. */
export type ScreensOf<D extends ResourceDefinition> = Extras & {
  readonly [view in Extract<keyof D['screens'], View>]: ScreenView
} & (D extends { parts: infer Parts } ? { parts: { readonly [place in keyof Parts]: Preloadable } } : unknown)

/** A definition with all parts that it needs: in a resource's `index.ts` a missing part does not compile. */
export type CompleteResource<D extends ResourceDefinition> = Omit<AppResource, 'definition' | 'screens'> & {
  definition: D
  screens: ScreensOf<D>
}
