/** Ways in for strangers: registering, codes by mail, and a new password for one that was forgotten. */
import { contract, Empty, feature } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Code, MailAddress, NewPassword } from './contract/parts.ts'
import { registerCalls } from './contract/registrations.ts'

export * from './contract/parts.ts'
export * from './contract/registrations.ts'

const stranger = { access: 'public', limit: 'signIn' } as const

export const registration = contract({
  ...registerCalls,
  forgotten: {
    ...stranger,
    method: 'POST',
    path: '/inews/user/forgotten',
    summary: 'Ask for a code by mail to set a new password; answered alike whether there is such an account or not',
    body: z.object({ account: MailAddress }),
    reply: Empty,
  },
  newPassword: {
    ...stranger,
    method: 'POST',
    path: '/inews/user/forgotten/password',
    summary: 'Set a new password with the code; all sessions of the account end',
    body: z.object({ account: MailAddress, code: Code, password: NewPassword }),
    reply: Empty,
  },
  /** The address holds the code, once and for five minutes; no log holds the address. */
  verify: {
    ...stranger,
    method: 'GET',
    path: '/inews/vcode/verify/{accountUser}/{accountPassword}',
    summary:
      'Whether a code that was sent to this address is right; it is not used up, but each question counts as a try',
    params: z.object({ accountUser: MailAddress, accountPassword: Code }),
    reply: z.object({ valid: z.boolean() }),
  },
})

export const registrationFeature = feature({
  name: 'registration',
  permissions: {},
  quotas: {},
  contract: registration,
})
