import { parsedUrl } from '../../../domain/values/urls'
import type { Environment } from './env'
import { StartError } from '../startError'

/** PUBLIC_URL without a slash at its end, or null. Throws StartError for anything but scheme and host. */
export function publicUrlOf(env: Environment): string | null {
  const text = env.PUBLIC_URL?.trim().replace(/\/$/, '')
  if (!text) return null
  const url = parsedUrl(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.toLowerCase())
    throw new StartError(
      `PUBLIC_URL harus alamat seperti https://umroh.example.com, tanpa jalur.\nPUBLIC_URL must be an address like https://umroh.example.com, without a path.`,
    )
  return url.origin
}
