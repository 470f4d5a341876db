// The browser's way through the sign-in, without the browser.

/** @returns an access token */
export async function signIn(origin, { account, password }) {
  const jar = new Map()
  async function ask(method, url, body) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin, ...(body && { 'content-type': 'application/json' }) }
    const reply = await fetch(new URL(url, origin), {
      method,
      headers,
      redirect: 'manual',
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) jar.set(name, value)
    }
    return reply
  }
  const begun = await ask('GET', '/session/sign-in')
  const form = await ask('GET', begun.headers.get('location'))
  const interaction = /interaction=([\w-]+)/.exec(form.headers.get('location') ?? '')?.[1] ?? ''
  const accepted = await ask('POST', `/session/interaction/${interaction}`, { account, password })
  const resumed = await ask('GET', (await accepted.json()).data.redirectTo)
  await ask('GET', resumed.headers.get('location'))
  return (await (await ask('POST', '/session/refresh')).json()).access_token
}
