/** A browser's way through the sign-in; each step may be answered by another process. */
export async function signIn(origin: string, account: string, password: string) {
  const jar = new Map<string, string>()
  const ask = async (url: string, payload?: object, method = payload ? 'POST' : 'GET') => {
    const reply = await fetch(new URL(url, origin), {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        origin,
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { body: JSON.stringify(payload) }),
    })
    for (const one of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
      jar.set(name, value)
    }
    return reply
  }
  const started = await ask('/session/sign-in')
  const form = await ask(started.headers.get('location') ?? '')
  const interaction = /interaction=([\w-]+)/.exec(form.headers.get('location') ?? '')?.[1] ?? ''
  const accepted = (await (await ask(`/session/interaction/${interaction}`, { account, password })).json()) as {
    data: { redirectTo: string }
  }
  const resumed = await ask(accepted.data.redirectTo)
  await ask(resumed.headers.get('location') ?? '')
  return {
    refresh: async () => {
      const reply = await ask('/session/refresh', undefined, 'POST')
      return { status: reply.status, token: ((await reply.json()) as { access_token?: string }).access_token ?? '' }
    },
  }
}
