import type { ScreenRoute } from '../resources/screenAt'

/** The settings that the build writes into the inline script of index.html. */
export type ShellSettings = {
  apiUrl: string
  adminRoles: readonly string[]
  /** The screens of the registered resources. */
  routes: readonly ScreenRoute[]
  /** The addresses of the files with a screen's code, by the screen's name. */
  chunks: Readonly<Record<string, readonly string[]>>
  fontFace: string
}
