/** Who signs the members of a product of the tests in: the embedded provider, or another one that a set-up file of the run names. */
import { hashPassword } from '@guanlan/features/people/sign-in/server'
import type { BuiltInRole } from '@guanlan/platform/contract'
import type { Databases } from '@guanlan/platform/server'
import type { FastifyInstance } from 'fastify'
import { hostOfTests } from './host.ts'

/** What of the product a sign-in goes through. */
interface Entered {
  app: FastifyInstance
  databases: Databases
}

interface Person {
  orgId: number
  account: string
  role: BuiltInRole
  /** Of the installation. */
  roles: readonly string[]
}

export interface Session {
  /** Of the sign-in; it is believed for five minutes. */
  token: string
  /** Asked for again before it expires, as a browser does: a walk over all calls takes longer than a token lives. */
  fresh(): Promise<string>
}

export interface IssuerOfTests {
  /** Settings of the product. */
  environment: Readonly<Record<string, string>>
  /** Makes the person, a member of an organisation that is there, and signs them in. */
  signIn(product: Entered, person: Person): Promise<Session>
}

const password = 'a long enough password'

const embedded: IssuerOfTests = {
  environment: {},
  async signIn({ app, databases }, { orgId, account, role, roles }) {
    const db = databases.worker
    const user = await db
      .insertInto('users')
      .values({ account, name: account, password_hash: await hashPassword(password), roles: [...roles] })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('memberships').values({ org_id: orgId, user_id: user.id, role }).execute()
    return signInHere(app, account)
  },
}

let chosen = embedded
export const issuerOfTests = (): IssuerOfTests => chosen
/** From here on, for the whole process. */
export const signInBy = (issuer: IssuerOfTests): void => {
  chosen = issuer
}

/** The browser's way through the sign-in, without the browser. */
async function signInHere(app: Entered['app'], account: string): Promise<Session> {
  const jar = new Map<string, string>()
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await app.inject({
      method,
      url: url.replace(`http://${hostOfTests}`, ''),
      headers: { host: hostOfTests, cookie },
      ...(payload && { payload }),
    })
    for (const one of reply.cookies) jar.set(one.name, one.value)
    return reply
  }
  const started = await ask('GET', '/session/sign-in')
  const form = await ask('GET', started.headers.location ?? '')
  const interaction = /interaction=([\w-]+)/.exec(form.headers.location ?? '')?.[1] ?? ''
  const accepted = await ask('POST', `/session/interaction/${interaction}`, { account, password })
  const resumed = await ask('GET', accepted.json().data.redirectTo)
  await ask('GET', resumed.headers.location ?? '')
  return refreshedSession(async () => (await ask('POST', '/session/refresh')).json().access_token)
}

/** Milliseconds, of the five minutes that a token lives. */
const renewedAfter = 120_000

export async function refreshedSession(renew: () => Promise<string>): Promise<Session> {
  const session = { token: await renew(), since: Date.now() }
  let renewing: Promise<void> | undefined
  return {
    token: session.token,
    async fresh() {
      if (Date.now() - session.since > renewedAfter)
        renewing ??= renew()
          .then(token => void Object.assign(session, { token, since: Date.now() }))
          .finally(() => {
            renewing = undefined
          })
      await renewing
      return session.token
    },
  }
}
