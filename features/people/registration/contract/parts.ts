/** What strangers type, as all calls check it. */
import { newPassword, shortestAtRegistration } from '@guanlan/features/people/sign-in/contract'
import { z } from 'zod'

export const codeDigits = 6
/** How long a code is good. */
export const codeMinutes = 5

export const MailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, 'registration.addressFaulty')
  .refine(text => z.email().safeParse(text).success, 'registration.addressFaulty')

export const Code = z.string().trim().min(1, 'registration.codeMissing').max(20, 'registration.codeMissing')

/** Rule register.password. */
export const FirstPassword = newPassword('registration.firstPassword', shortestAtRegistration)
export const NewPassword = newPassword('signIn.passwordLength')
