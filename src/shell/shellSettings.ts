import type { ScreenRoute } from '@/resources/screenAt'

/** The settings that the build writes into the inline script of index.html. */
export type ShellSettings = {
  apiUrl: string
  adminRoles: readonly string[]
  /** The screens of the registered resources. */
  routes: readonly ScreenRoute[]
  /** The addresses of the files with the code of a screen, or of its parts, by the name of the one or the other. */
  chunks: Readonly<Record<string, readonly string[]>>
  /** The script that draws the data of some screens, and the names of those screens. */
  early: { script: string; screens: readonly string[] }
  fontFace: string
}

/** The name of the parts that a screen shows if the partner API has a feature. */
export const partsName = (screen: string, feature: string) => `${screen}+${feature}`
