import { countAttempts, workOf } from '@guanlan/features/people/sign-in/server'
import { refuse } from '@guanlan/platform/contract'
import { addressOf, type Database, type SecretBox, serverHalf } from '@guanlan/platform/server'
import { isMobile, type RegistrationWay, registrationFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { codesOf } from './codes.ts'
import { decide, listRegistrations } from './decide.ts'
import { askForPassword, setForgottenPassword } from './forgotten.ts'
import { register, sendCode } from './register.ts'

export { registrationWorker } from './worker.ts'

export interface RegistrationParts {
  system: Database
  secretBox: SecretBox
  /** Whether the installation has a mail server. */
  mailIsSet: boolean
  /** An outside identity provider keeps accounts and passwords. */
  accountsElsewhere: boolean
  way: RegistrationWay
  /** Told of who waits to be let in; null: nobody is. */
  operatorMail: string | null
  /** Under which people reach the product. */
  publicUrl: string
}

/** About a second in a browser. */
const workBits = 15

export const registrationServer = ({
  system: db,
  secretBox: sealer,
  mailIsSet,
  accountsElsewhere,
  operatorMail,
  publicUrl,
  ...parts
}: RegistrationParts) => {
  const codes = codesOf(sealer)
  const work = workOf(sealer.nameOf('work of registering'))
  const attempts = countAttempts(db)
  const way = accountsElsewhere ? 'closed' : parts.way
  const requireOwnAccounts = () => {
    if (accountsElsewhere) throw refuse('conflict', 'signIn.passwordElsewhere')
  }
  const requireMail = () => {
    if (!mailIsSet) throw refuse('conflict', 'registration.mailIsNotSet')
  }
  return serverHalf({
    feature: registrationFeature,
    words: strings,
    routes: {
      forgotten: async ({ locale }, { body }, { request }) => {
        requireOwnAccounts()
        requireMail()
        await askForPassword({ db, codes, request, locale }, body.account)
        return null
      },
      newPassword: async ({ locale }, { body }, { request }) => {
        requireOwnAccounts()
        await setForgottenPassword({ db, codes, request, locale }, body)
        return null
      },
      way: async () => ({ way }),
      sendCode: async ({ locale }, { params: { mobile: address }, query: { challenge, answer } }, { request }) => {
        if (way === 'closed') throw refuse('forbidden', 'registration.closed')
        if (isMobile(address)) throw refuse('conflict', 'registration.smsIsNotSet', {}, 'mobile')
        requireMail()
        const proof = challenge === undefined || answer === undefined ? undefined : { challenge, answer }
        const until = proof && work.check(address, workBits, proof)
        if (!proof || !until || !(await attempts.redeem(proof.challenge, until)))
          return { work: work.ask(address, workBits) }
        await sendCode({ db, codes, locale }, { address, network: addressOf(request) })
        return { sent: true as const }
      },
      register: async ({ locale }, { body }) => {
        if (way === 'closed') throw refuse('forbidden', 'registration.closed')
        return { state: await register({ db, codes, locale }, way, body, operatorMail) }
      },
      registrations: (scope, { body }) => listRegistrations(scope.db, body),
      decide: async ({ userId }, { params: { id, status } }) => {
        await decide(db, { id, isLetIn: status === '1', userId, origin: publicUrl })
        return null
      },
      verify: async (_scope, { params: { accountUser, accountPassword } }) => ({
        valid: (await codes.check(db, { address: accountUser, code: accountPassword })) !== undefined,
      }),
    },
  })
}
