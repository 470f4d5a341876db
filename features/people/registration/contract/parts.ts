/** What strangers type, as all calls check it. */
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

/** Rule register.password. Blanks around it do not count as any. */
export const NewPassword = z
  .string()
  .max(128, 'signIn.passwordLength')
  .refine(text => text.normalize('NFKC').trim().length >= 6, 'signIn.passwordLength')
