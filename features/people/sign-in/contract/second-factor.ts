/** The second factor of one's own sign-in: an app that shows codes (TOTP), and recovery codes. */
import { Empty } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Six digits of the app, or a recovery code. */
export const Code = z.string().trim().min(1, 'signIn.wrongCode').max(40, 'signIn.wrongCode')
const withCode = z.object({ code: Code })
const codes = z.object({ codes: z.array(z.string()).describe('Recovery codes; they are told this once') })
const own = { access: 'signedIn', limit: 'signIn' } as const

export const secondFactorCalls = {
  secondFactor: {
    method: 'GET',
    path: '/session/secondFactor',
    access: 'signedIn',
    summary: 'Whether a second factor is asked for when one signs in',
    reply: z.object({
      /** False: an outside identity provider asks for it, or the account is the demonstration’s. */
      possible: z.boolean(),
      confirmedAt: z.string().nullable(),
      codesLeft: z.number().int(),
    }),
  },
  beginSecondFactor: {
    ...own,
    method: 'POST',
    path: '/session/secondFactor',
    summary: 'Begin to set one up: a secret for the app; it is not asked for before it is confirmed',
    body: z.object({ password: z.string().min(1).max(200) }),
    reply: z.object({ secret: z.string(), uri: z.string().describe('otpauth: what the app reads as a picture') }),
  },
  confirmSecondFactor: {
    ...own,
    method: 'POST',
    path: '/session/secondFactor/confirm',
    summary: 'Confirm it with the first code of the app; it is asked for from now on',
    body: withCode,
    reply: codes,
  },
  renewRecoveryCodes: {
    ...own,
    method: 'POST',
    path: '/session/secondFactor/codes',
    summary: 'Ten new recovery codes in place of the old ones',
    body: withCode,
    reply: codes,
  },
  removeSecondFactor: {
    ...own,
    method: 'POST',
    path: '/session/secondFactor/remove',
    summary: 'Ask for it no more, with one last code',
    body: withCode,
    reply: Empty,
  },
} as const
