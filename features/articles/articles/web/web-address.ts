/** An address that a reader may be sent to: only pages of the web, for an address of a stranger may hold anything. Pure. */
export function webAddress(address: string | null | undefined): string | null {
  const url = address ? URL.parse(address) : null
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
