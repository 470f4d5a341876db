// A notice of a sign-out ends nothing unless the issuer has signed it, as one, for us, and just now.
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { embeddedKeys } from '../authenticate.ts'
import { readLogoutToken } from './logout-token.ts'

const issuer = 'https://id.example.com/realms/press'
const isLogout = { events: { 'http://schemas.openid.net/event/backchannel-logout': {} } }
const notice = { ...isLogout, aud: 'news.example.com', sid: 's-1', sub: 'a1' }
let ours: Awaited<ReturnType<typeof generateKeyPair>>
let strangers: typeof ours
beforeAll(async () => {
  ours = await generateKeyPair('RS256')
  strangers = await generateKeyPair('RS256')
})

const now = () => Math.floor(Date.now() / 1000)
async function read(claims: JWTPayload, { key = ours.privateKey, from = issuer, at = now() } = {}) {
  const keys = embeddedKeys({ keys: [{ ...(await exportJWK(ours.publicKey)), alg: 'RS256' }] })
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt' })
    .setIssuer(from)
    .setIssuedAt(at)
    .sign(key)
  return readLogoutToken(token, { issuer, keys, isOurClient: async id => id === 'news.example.com' }).then(
    reported => reported,
    error => error.key,
  )
}

test('one session is ended where it is named, all of a person where none is', async () => {
  expect(await read(notice)).toEqual({ sessionId: 's-1' })
  expect(await read({ ...isLogout, aud: ['other', 'news.example.com'], sub: 'a1' })).toEqual({ subject: 'a1' })
})

test.each([
  ['an ID token of that session', { aud: 'news.example.com', sid: 's-1', sub: 'a1' }],
  ['one with a nonce, which an ID token may have', { ...notice, nonce: 'n' }],
  ['one for somebody else', { ...notice, aud: 'other' }],
  ['one for nobody', { ...isLogout, sid: 's-1' }],
  ['one that names neither session nor person', { ...isLogout, aud: 'news.example.com' }],
  ['one about something else', { ...notice, events: { 'https://example.com/other': {} } }],
])('%s ends nothing', async (_, claims) => expect(await read(claims)).toBe('signIn.logoutToken'))

test('a stranger’s, another issuer’s and an old one end nothing', async () => {
  expect(await read(notice, { key: strangers.privateKey })).toBe('signIn.logoutToken')
  expect(await read(notice, { from: 'https://id.example.com/realms/other' })).toBe('signIn.logoutToken')
  expect(await read(notice, { at: now() - 3_600 })).toBe('signIn.logoutToken')
})
