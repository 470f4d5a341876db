// An issuer that is away says nothing about a token; one that calls itself something else is not believed.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Refusal } from '@guanlan/platform/contract'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authenticateWith } from '../authenticate.ts'
import { AnotherIssuer, outsideIssuer } from './issuer.ts'

let keyPair: Awaited<ReturnType<typeof generateKeyPair>>
let issuer: string
const state = { document: 200, keys: 200, name: '' }
const server = createServer(async (request, reply) => {
  const asksKeys = request.url === '/realms/press/keys'
  reply.writeHead(asksKeys ? state.keys : state.document, { 'content-type': 'application/json' })
  const key = { ...(await exportJWK(keyPair.publicKey)), alg: 'RS256' }
  reply.end(JSON.stringify(asksKeys ? { keys: [key] } : { issuer: state.name, jwks_uri: `${issuer}/keys` }))
})
beforeAll(async () => {
  keyPair = await generateKeyPair('RS256')
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/press`
})
afterAll(() => server.close())
beforeEach(() => Object.assign(state, { document: 200, keys: 200, name: issuer }))

async function asking() {
  const sign = (from: string) =>
    new SignJWT({}).setProtectedHeader({ alg: 'RS256' }).setIssuer(from).setSubject('a1').setExpirationTime('5m')
  const { authenticate } = authenticateWith({
    issuer,
    keys: outsideIssuer(issuer).keys,
    isForUs: () => true,
    userOf: async () => 5,
    hasEnded: () => false,
  })
  const outcomeOf = (token: string) =>
    authenticate(token).then(
      identity => identity.userId,
      error => (error instanceof Refusal ? error.kind : error),
    )
  return async (from = issuer) => outcomeOf(await sign(from).sign(keyPair.privateKey))
}

test.each([
  ['its document', 'document'],
  ['its keys', 'keys'],
] as const)('while it does not give %s nobody is signed out, and then the same token is believed', async (_, part) => {
  const ask = await asking()
  state[part] = 503
  expect(await ask()).toBe('unavailable')
  state[part] = 200
  expect(await ask()).toBe(5)
  expect(await ask('https://id.example.com/realms/press')).toBe('signedOut')
})

test('one whose document names another issuer is refused with both names', async () => {
  state.name = 'https://id.example.com/realms/press'
  const error = await outsideIssuer(issuer)
    .find()
    .catch(caught => caught)
  expect(error).toBeInstanceOf(AnotherIssuer)
  expect(error.message).toContain(issuer)
  expect(error.message).toContain(state.name)
  expect(await (await asking())()).toBe('unavailable')
})
