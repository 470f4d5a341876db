// Addresses as readers of feeds write them: `feed:https://…`, `feed://…`, also without a scheme.

/** Programs that take feeds over register these for `http`. */
const ofReaders = /^(?:feeds?|rss|atom|pcast|podcast|itpc|itms|rdar):(?=[^\s])/i
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)(?::\d{1,5})?(?:[/?#]|$)/iu

/** What is to be asked; null: nothing that can be. */
export function feedAddress(written: string): string | null {
  const address = written.trim()
  const plain = ofReaders.test(address) ? withoutScheme(address.replace(ofReaders, '')) : address
  const whole = /^\/\//.test(plain) ? `http:${plain}` : domain.test(plain) ? `http://${plain}` : plain
  return /^https?:\/\//i.test(whole) ? (URL.parse(whole)?.href ?? null) : null
}

/** `feed:https://a`, `feed://https://a` and `feed://https//a` mean one thing. */
const withoutScheme = (rest: string): string => rest.replace(/^\/\/(https?):?\/\//i, '$1://')
