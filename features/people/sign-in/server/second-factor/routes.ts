/** Setting up and taking away one's own second factor. Codes are guessed here as slowly as at the sign-in. */
import { refuse } from '@guanlan/platform/contract'
import { addressOf, type Database, type Handlers } from '@guanlan/platform/server'
import type { FastifyRequest } from 'fastify'
import { generateURI } from 'otplib'
import type { signIn } from '../../contract.ts'
import type { Attempt, Attempts } from '../attempts.ts'
import type { KnownDevices } from '../known-device.ts'
import { passwordMatches } from '../password.ts'
import { findUser, organisationsOf, type User } from '../users.ts'
import type { SecondFactors } from './second-factors.ts'

export interface SecondFactorParts {
  db: Database
  attempts: Attempts
  /** Null: an outside identity provider asks for it. */
  embedded: { devices: KnownDevices; factors: SecondFactors } | null
}

type SecondFactorCalls =
  | 'secondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor'

/**
 * Whoever guesses codes knows the password already, so that addresses count for nothing: all unknown devices wait in one line,
 * and the person's own devices in lines of their own.
 */
export const attemptOfCode = (userId: number, device: string | undefined): Attempt => ({
  account: `second factor ${userId}`,
  address: 'everywhere',
  device,
})

export function secondFactorRoutes({
  db,
  attempts,
  embedded,
}: SecondFactorParts): Pick<Handlers<typeof signIn>, SecondFactorCalls> {
  async function personOf(request: FastifyRequest): Promise<User> {
    const user = await findUser(db, request.caller?.userId ?? 0)
    if (!user?.enabled) throw refuse('signedOut', 'platform.signedOut')
    return user
  }
  const parts = () => {
    if (!embedded) throw refuse('conflict', 'signIn.passwordElsewhere')
    return embedded
  }
  const isShared = async (user: User) => (await organisationsOf(db, user.id)).some(each => each.demonstration)

  async function requireCode(request: FastifyRequest, code: string): Promise<number> {
    const { devices, factors } = parts()
    const user = await personOf(request)
    const attempt = attemptOfCode(user.id, devices.knownTo(request, user))
    await attempts.take(attempt)
    if (!(await factors.use(user.id, code))) throw refuse('invalid', 'signIn.wrongCode', {}, 'code')
    await attempts.right(attempt)
    return user.id
  }

  return {
    secondFactor: async (_scope, _input, { request }) => {
      const user = await personOf(request)
      const factor = await embedded?.factors.of(user.id)
      return {
        possible: embedded !== null && user.password_hash !== null && !(await isShared(user)),
        confirmedAt: factor?.confirmedAt.toISOString() ?? null,
        codesLeft: factor?.codesLeft ?? 0,
      }
    },
    beginSecondFactor: async (_scope, { body }, { request }) => {
      const { devices, factors } = parts()
      const user = await personOf(request)
      // Everybody who looks at the demonstration uses it, and would be locked out.
      if (await isShared(user)) throw refuse('conflict', 'signIn.secondFactorOfDemonstration')
      const attempt = { account: user.account, address: addressOf(request), device: devices.knownTo(request, user) }
      await attempts.take(attempt)
      if (!(await passwordMatches(user.password_hash, body.password))) {
        await attempts.wrong(attempt)
        throw refuse('invalid', 'signIn.currentPasswordWrong', {}, 'password')
      }
      await attempts.right(attempt)
      const secret = await factors.begin(user.id)
      return { secret, uri: generateURI({ issuer: 'Guanlan', label: user.account, secret }) }
    },
    confirmSecondFactor: async (_scope, { body }, { request }) => {
      const { factors } = parts()
      return { codes: await factors.confirm((await personOf(request)).id, body.code) }
    },
    renewRecoveryCodes: async (_scope, { body }, { request }) => ({
      codes: await parts().factors.renewCodes(await requireCode(request, body.code)),
    }),
    removeSecondFactor: async (_scope, { body }, { request }) => {
      await parts().factors.remove(await requireCode(request, body.code))
      return null
    },
  }
}
