/** What an outside issuer says has ended there: OpenID Connect Back-Channel Logout 1.0, section 2.4 to 2.6. */
import { refuse } from '@guanlan/platform/contract'
import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { saysNothing } from '../authenticate.ts'

const event = 'http://schemas.openid.net/event/backchannel-logout'
/** How long a message may be under way; clocks may differ as for access tokens. */
const oldest = '5 minutes'

/** One session, or (without one) all of a person. */
export type EndedThere = { sessionId: string } | { subject: string }

export interface LogoutBelief {
  issuer: string
  keys: JWTVerifyGetKey
  isOurClient: (id: string) => Promise<boolean>
}

/** @throws `invalid` for what the issuer has not said, `unavailable` while its keys are not to be had */
export async function readLogoutToken(token: string, { issuer, keys, isOurClient }: LogoutBelief): Promise<EndedThere> {
  const refused = () => refuse('invalid', 'signIn.logoutToken', {}, 'logout_token')
  const { payload } = await jwtVerify(token, keys, { issuer, clockTolerance: 30, maxTokenAge: oldest }).catch(error => {
    throw saysNothing(error) ? refuse('unavailable', 'platform.unavailable') : refused()
  })
  const ended = endedBy(payload)
  const clients = [payload.aud].flat().filter(client => client !== undefined)
  const areOurs = await Promise.all(clients.map(isOurClient))
  if (!ended || !areOurs.includes(true)) throw refused()
  return ended
}

/** Null: it is something else that the issuer has signed, such as an ID token. */
function endedBy({ events, nonce, sid, sub }: JWTPayload): EndedThere | null {
  const isLogout = typeof events === 'object' && events !== null && event in events
  if (!isLogout || nonce !== undefined) return null
  if (typeof sid === 'string' && sid !== '') return { sessionId: sid }
  return sub ? { subject: sub } : null
}
