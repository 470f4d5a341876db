/** What an administrator does in the realm of the tests, by Keycloak's own interface. */
import { type Keycloak, keycloakAdministrator } from './start.ts'

export interface Administrator {
  /** Of the realm: `users?username=lin`. Answers the parsed body, or where a new thing is. @throws when it is refused */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<any>
  /** Makes a person with a password, of an account or an address; answers their id. */
  addPerson(account: string, name: string, password: string): Promise<string>
  /** The group of this path, made with those above it; answers its id. */
  addGroup(path: string): Promise<string>
  /** Id of a client by its name. */
  clientId(name: string): Promise<string>
}

export function administrator({ url }: Pick<Keycloak, 'url'>): Administrator {
  async function token(): Promise<string> {
    const reply = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: 'admin-cli',
        username: keycloakAdministrator.account,
        password: keycloakAdministrator.password,
      }),
    })
    return ((await reply.json()) as { access_token: string }).access_token
  }
  const ask: Administrator['ask'] = async (method, path, body) => {
    const reply = await fetch(`${url}/admin/realms/guanlan/${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} ${path} was answered ${reply.status}: ${text}`)
    return text === '' ? reply.headers.get('location')?.split('/').at(-1) : JSON.parse(text)
  }
  return {
    ask,
    addPerson: (username, name, password) =>
      ask('POST', 'users', {
        username,
        firstName: name,
        lastName: '（测试）',
        email: username.includes('@') ? username : `${username}@example.com`,
        emailVerified: true,
        enabled: true,
        credentials: [{ type: 'password', value: password, temporary: false }],
      }),
    async addGroup(path) {
      let id: string | undefined
      for (const name of path.split('/').slice(1)) {
        const beside = id ? await ask('GET', `groups/${id}/children`) : await ask('GET', 'groups')
        const known = beside.find((group: { name: string }) => group.name === name)?.id
        id =
          known ?? (await ask('POST', id ? `groups/${id}/children` : 'groups', { name }).then(made => made?.id ?? made))
      }
      return id ?? ''
    },
    clientId: async name => (await ask('GET', `clients?clientId=${name}`))[0].id,
  }
}
