let copies = 0

/**
 * Runs a module again, as a new page would; the modules that it imports stay. `path` begins at the root of the project, such
 * as `/src/shell/boot`.
 */
export function importAnew<Module>(path: string): Promise<Module> {
  copies += 1
  return import(/* @vite-ignore */ `${path}?copy=${copies}`) as Promise<Module>
}
