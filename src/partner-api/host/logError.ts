/**
 * Writes an unexpected error with its method and path. Of a failed query it writes only the cause, because the query's own
 * message lists its parameters (names, hashes).
 */
export function logError(
  error: unknown,
  { method, path }: { method: string; path: string },
  write: (line: string) => void = console.error,
): void {
  const root = error instanceof Error && 'query' in error && error.cause instanceof Error ? error.cause : error
  write(`${method} ${path}: ${root instanceof Error ? (root.stack ?? root.message) : 'unknown error'}`)
}
