/** What finding out who calls, and counting their calls, adds to each call: `npm run bench -- limits`. No database, no network. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { authenticateWith, embeddedKeys, ownTokens } from '../features/people/sign-in/server/authenticate.ts'
import { contract, Empty } from '../platform/contract/index.ts'
import { identifyCaller } from '../platform/server/http/identity.ts'
import { mount } from '../platform/server/http/mount.ts'
import { createApp } from '../platform/server/index.ts'
import { machine, spread } from './machine.ts'

const people = 2_000
const rounds = 60
const callsARound = 200
const issuer = 'https://guanlan.test/realms/guanlan'

const calls = contract({
  bare: { method: 'GET', path: '/bare', access: 'public', summary: 's', reply: Empty },
  known: { method: 'GET', path: '/known', access: 'signedIn', summary: 's', reply: Empty },
})

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwk = publicKey.export({ format: 'jwk' }) as { kty: string; n: string; e: string }
const keys = embeddedKeys({ keys: [{ ...jwk, alg: 'RS256', use: 'sig' }] })
const inBase64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
function tokenOf(person: number, session: number): string {
  const exp = Math.floor(Date.now() / 1000) + 300
  const claims = {
    iss: issuer,
    sub: String(person),
    aud: 'account',
    exp,
    sid: `${session}`,
    realm_access: { roles: ['member'] },
  }
  const signed = `${inBase64({ alg: 'RS256', typ: 'at+jwt' })}.${inBase64(claims)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
}

const app = await createApp({ logger: false, limits: { read: 1e9, public: 1e9 } })
app.decorateRequest('caller', null)
const { authenticate } = authenticateWith({
  issuer,
  keys,
  isForUs: ownTokens('account'),
  userOf: async subject => Number(subject),
  hasEnded: () => false,
})
mount(app, { ...calls.bare, path: '/health/bare' }, async () => null)
mount(app, calls.known, async () => null, identifyCaller({ authenticate }))

async function round(url: string, tokens: readonly string[]): Promise<number> {
  const started = performance.now()
  for (const token of tokens) await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  return (performance.now() - started) / tokens.length
}

const stored = Array.from({ length: people }, (_, person) => tokenOf(person + 1, 0))
const some = (of: readonly string[], n: number) =>
  Array.from({ length: callsARound }, (_, k) => of[(n * callsARound + k) % of.length] as string)
await round('/known', stored)
const bare: number[] = []
const known: number[] = []
const first: number[] = []
for (let n = 0; n < rounds; n++) {
  bare.push(await round('/health/bare', some(stored, n)))
  known.push(await round('/known', some(stored, n)))
}
for (let n = 0; n < 5; n++)
  first.push(
    await round(
      '/known',
      some(stored, n).map((_, person) => tokenOf(person + 1, n + 1)),
    ),
  )
await app.close()

console.log(`${machine()}; ${rounds} rounds of ${callsARound} calls each, in turns; milliseconds a call`)
const reported = (name: string, values: number[]) =>
  console.log(`${name.padEnd(70)} p50 ${spread(values).p50.toFixed(3)}`)
reported('a call that asks nobody and counts nothing', bare)
reported('the same of a known person, counted', known)
reported(
  '  what that adds',
  known.map((value, n) => value - (bare[n] ?? 0)),
)
reported('the first call with a token, whose signature is checked', first)
