import { useResourceDefinition } from 'ra-core'

/** The path of the list of the resource around it. react-admin's `createPath` would make it of the resource's name. */
export function useListPath(): string {
  const { name, options } = useResourceDefinition<{ path?: string }>()
  return options?.path ?? `/${name}`
}
