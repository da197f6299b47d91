const KEY = 'reloaded-for'

/**
 * Returns whether this tab may reload because a file of this build is gone, and remembers the reload. Each build has
 * one reload: if the same build comes back, the reload has not helped. This also ends the loop between two servers that
 * serve different builds.
 */
export function claimReload(build: string): boolean {
  try {
    const before = sessionStorage.getItem(KEY)?.split(' ') ?? []
    if (before.includes(build)) return false
    sessionStorage.setItem(KEY, [...before, build].join(' '))
    return true
  } catch {
    // Without storage the tab cannot count its reloads, so it must not reload at all.
    return false
  }
}
