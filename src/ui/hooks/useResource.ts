import { useResourceContext } from 'ra-core'

/** The name of the resource around this component. Every screen of a resource stands in its context. */
export function useResource(): string {
  const resource = useResourceContext()
  if (resource === undefined) throw new Error('This component needs a ResourceContextProvider above it.')
  return resource
}
