/** The two functions of `web-push` that the server calls: it sends the request by itself, within its own limits. */
declare module 'web-push' {
  export type Details = { method: string; headers: Record<string, string | number>; body: Uint8Array }
  const webPush: {
    generateVAPIDKeys(): { publicKey: string; privateKey: string }
    /** Encrypts the payload for the device, and signs the request. Throws for keys that are none. */
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: {
        vapidDetails: { subject: string; publicKey: string; privateKey: string }
        TTL: number
        urgency: 'normal' | 'high'
      },
    ): Details
  }
  export default webPush
}
