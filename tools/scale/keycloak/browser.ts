/** A browser with cookies of its own that signs in on Keycloak's page. */

export interface KeycloakBrowser {
  /** Follows nothing by itself. Cookies are kept by host, as a browser does. */
  ask(address: string, init?: RequestInit): Promise<Response>
  cookies(host: string): ReadonlyMap<string, string>
  /** Whole headers of the cookies that came, newest last. */
  said: string[]
  /** From an address that leads to the sign-in page to where it comes back. @throws with what the page says */
  signIn(address: string, account: string, password: string): Promise<string>
}

/** @param reach how an address is asked; absent: over the network */
export function keycloakBrowser(
  reach: (address: string, init: RequestInit) => Promise<Response> = fetch,
): KeycloakBrowser {
  const jars = new Map<string, Map<string, string>>()
  const texts: string[] = []
  const jarOf = (host: string) => {
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    return jar
  }
  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    // Cookies are of a host, whatever the port.
    const jar = jarOf(new URL(address).hostname)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await reach(address, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } })
    for (const one of reply.headers.getSetCookie()) {
      texts.push(one)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return reply
  }
  const next = (reply: Response, from: string) => new URL(reply.headers.get('location') ?? '', from).href
  return {
    ask,
    cookies: jarOf,
    said: texts,
    async signIn(address, account, password) {
      const page = next(await ask(address), address)
      const html = await (await ask(page)).text()
      const action = /action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
      if (!action) throw new Error(`No form at ${page}: ${html.replace(/<[^>]+>/g, ' ').slice(0, 500)}`)
      const handed = await ask(action, { method: 'POST', body: new URLSearchParams({ username: account, password }) })
      if (handed.status !== 302)
        throw new Error(`${handed.status}: ${(await handed.text()).replace(/<[^>]+>|\s+/g, ' ').slice(0, 500)}`)
      const callback = next(handed, action)
      return next(await ask(callback), callback)
    },
  }
}
