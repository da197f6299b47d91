import { defineResource } from '../defineResource'
import { linksTo } from '../links'

/**
 * Defines a master: a list that every mitra chooses from and admins edit. Its name is also its path in the partner API
 * (docs/product.md §2.2.4) and the path of its screens.
 */
export const defineMaster = (name: string, folder: string, label: string) =>
  defineResource({
    name,
    folder,
    options: { label },
    recordRepresentation: 'name',
    path: `/${name}`,
    audience: 'admin',
    mitraMay: ['list', 'show'],
    grants: ['delete'],
    menu: 'masters',
    screens: {
      list: { path: '', module: '../masters/admin/MasterTablePage.tsx' },
      create: { path: 'create', module: '../masters/admin/MasterFormPage.tsx' },
      edit: { path: ':id', module: '../masters/admin/MasterFormPage.tsx' },
    },
    persist: ['options'],
    hasDrafts: false,
  })

/** The paths of a master's screens. */
export const masterLinks = (name: string) => linksTo(defineMaster(name, '', ''))

export type MasterResource = ReturnType<typeof defineMaster>
