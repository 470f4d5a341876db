/** The addresses to which a sign-in may come back. Pure. */

const path = '/session/callback'
const loopbacks: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Of a host of ours: by https, at the port under which people reach the product; and the published address as it is, which may be plain http
 * where somebody has chosen so.
 */
export function callbacksOf(host: string, publicUrl: string): string[] {
  const published = new URL(publicUrl)
  const port = published.protocol === 'https:' && published.port ? `:${published.port}` : ''
  const own = published.hostname === host ? [`${published.origin}${path}`] : []
  return [...new Set([...own, `https://${host}${port}${path}`])]
}

/** Letter for letter as registered. On loopback any port is ours (RFC 8252, 7.3): nothing leaves the machine. */
export function isCallback(address: string, host: string, registered: readonly string[]): boolean {
  if (registered.includes(address)) return true
  const url = loopbacks.includes(host) ? URL.parse(address) : null
  return (
    url !== null &&
    url.hostname === host &&
    [`http://${url.host}${path}`, `https://${url.host}${path}`].includes(address)
  )
}
