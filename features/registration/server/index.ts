import { refuse } from '@guanlan/platform/contract'
import { type Database, type Sealer, serverHalf } from '@guanlan/platform/server'
import { registrationFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { codesOf } from './codes.ts'
import { askForPassword, setForgottenPassword } from './forgotten.ts'

export { forgetCodes } from './codes.ts'

export interface RegistrationParts {
  system: Database
  sealer: Sealer
  /** Whether the installation has a mail server. */
  mailIsSet: boolean
  /** An outside identity provider keeps accounts and passwords. */
  accountsElsewhere: boolean
}

export const registrationServer = ({ system: db, sealer, mailIsSet, accountsElsewhere }: RegistrationParts) => {
  const codes = codesOf(sealer)
  const requireOwnAccounts = () => {
    if (accountsElsewhere) throw refuse('conflict', 'accounts.passwordElsewhere')
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
      verify: async (_scope, { params: { accountUser, accountPassword } }) => ({
        valid: (await codes.check(db, { address: accountUser, code: accountPassword })) !== undefined,
      }),
    },
  })
}
