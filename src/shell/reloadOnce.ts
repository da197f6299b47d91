const KEY = 'reloaded-for'

/**
 * Whether this tab may reload because a file of this build is gone; asked is promised. Once for each build: a reload that
 * brings the same build again has not helped, and where servers take turns with two builds it ends as well.
 */
export function mayReloadFor(build: string): boolean {
  try {
    const before = sessionStorage.getItem(KEY)?.split(' ') ?? []
    if (before.includes(build)) return false
    sessionStorage.setItem(KEY, [...before, build].join(' '))
    return true
  } catch {
    // Nothing can be remembered: then nothing may be repeated.
    return false
  }
}
