/** A password that somebody chooses. */
import { z } from 'zod'

export const shortestPassword = 8
export const longestPassword = 128
/** Spec 5 and 186: registration by a code that reached the telephone takes six (docs/decisions/0034). */
export const shortestAtRegistration = 6

const lengthOf = (text: string): number => text.normalize('NFKC').trim().length

/** Blanks around it do not count as any. @param message key of the sentence that refuses it */
export const newPassword = (message: string, shortest: number = shortestPassword) =>
  z
    .string()
    .max(longestPassword, message)
    .refine(text => lengthOf(text) >= shortest, message)
