/** Passwords that guessing begins with are refused: common ones, and the account's own name. */
import { refuse } from '@guanlan/platform/contract'

/** The first of the list: further on it has whole words that nobody guesses first. */
const mostCommon = 10_000

let common: Promise<ReadonlySet<string>> | undefined

/** Loaded when the first password is chosen: 49,233 entries in the order of their frequency. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, mostCommon)),
  ))

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')

/** @throws a refusal of `field` */
export async function requireUncommon(password: string, account: string, field = 'password'): Promise<void> {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  if ((await commonPasswords()).has(plain)) throw refuse('invalid', 'signIn.passwordCommon', {}, field)
  const [own = ''] = account.normalize('NFKC').toLowerCase().split('@')
  const letters = lettersOf(plain)
  if (plain === own || (letters !== '' && (letters === lettersOf(own) || letters === 'guanlan')))
    throw refuse('invalid', 'signIn.passwordOfAccount', {}, field)
}
