/** Codes of a second factor. Pure, but for what is random. */
import { randomInt } from 'node:crypto'
import { verifySync } from 'otplib'

/** One step to either side: a clock may be half a minute off, and typing takes a while (RFC 6238, 5.2). */
const toleranceSeconds = 30

/** The step of 30 s since 1970 that a code belongs to; null: it is wrong, or not newer than the last one that was used. */
export function stepOf(secret: string, code: string, lastStep: number, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const found = verifySync({ secret, token, epoch, epochTolerance: toleranceSeconds, afterTimeStep: lastStep })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}

/** Without what is mistaken for something else: 0 o, 1 l i. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz'
export const mostRecoveryCodes = 10

/** `abcde-fghij`: 49 bits. */
export const newRecoveryCode = (): string =>
  [5, 5].map(length => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')).join('-')

/** As it was given out, however it is typed; undefined: it is none. */
export function recoveryCodeIn(typed: string): string | undefined {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '')
  return plain.length === 10 && [...plain].every(sign => signs.includes(sign))
    ? `${plain.slice(0, 5)}-${plain.slice(5)}`
    : undefined
}
