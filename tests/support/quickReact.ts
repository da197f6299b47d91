import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const COUNT = 'recentlyCreatedOwnerStacks'

/**
 * Makes React keep no owner stacks, which no test reads (docs/decisions/0088-no-owner-stacks.md). Another version of React
 * may have no such count. Its tests are slower, and none of them fails.
 */
export function quickReact() {
  const internals: unknown = Reflect.get(React, INTERNALS)
  if (typeof internals !== 'object' || internals === null || !(COUNT in internals)) return
  Object.defineProperty(internals, COUNT, { get: () => Infinity, set() {} })
}
