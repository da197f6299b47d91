import { createHash } from 'node:crypto'

/** Returns the hashes of a page's inline scripts in the form that `script-src` needs. */
function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  return scripts
    .filter(([, attributes = '', code = '']) => !/\bsrc\s*=/i.test(attributes) && code !== '')
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

type Asked = (name: string) => string | undefined

/**
 * Keeps a page apart from the page of another site that opened it. A page that the user opens by himself, as from the
 * address bar, seldom has an opener. There the header would make the browser end the process that it has begun for the
 * page, and begin another (docs/decisions/0103-opener-policy.md).
 */
const openerPolicy = (asked: Asked): Record<string, string> =>
  asked('sec-fetch-mode') === 'navigate' && asked('sec-fetch-site') === 'none'
    ? {}
    : { 'Cross-Origin-Opener-Policy': 'same-origin' }

/**
 * The headers of every answer of a site with this page. The returned function takes the headers of a request. The policy
 * allows inline styles, because Emotion writes them.
 */
export function securityHeaders(html: string): (asked: Asked) => Record<string, string> {
  const always = {
    'Content-Security-Policy': [
      "default-src 'self'",
      ["script-src 'self'", ...inlineScriptHashes(html)].join(' '),
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    // An older invitation has its token in its path: no request may carry that on, not even to this server and its proxy.
    'Referrer-Policy': 'no-referrer',
  }
  return (asked) => ({ ...always, ...openerPolicy(asked) })
}

const YEAR = 365 * 24 * 60 * 60

/**
 * Tells a browser that came by https to use nothing else from now on. Only a trusted proxy can say that it did. Other
 * servers below the same domain are not ours, so the header has no `includeSubDomains`.
 */
export const transportHeaders = (trustProxy: boolean, forwardedProto: string | undefined): Record<string, string> =>
  trustProxy && forwardedProto?.split(',').at(-1)?.trim() === 'https'
    ? { 'Strict-Transport-Security': `max-age=${YEAR}` }
    : {}
