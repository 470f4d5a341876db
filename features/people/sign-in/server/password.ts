import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, two passes. About 25 ms a check. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same signs are the same password, however a keyboard composes them (NIST SP 800-63B, 3.1.1.2). */
const composed = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(composed(password), cost)

// The hash of a random password: checking it makes unknown accounts take as long as known ones.
let nobody: Promise<string> | undefined

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID())
  const known = stored ?? (await nobody)
  const plain = composed(password)
  // Hashes of before were made of what was typed.
  const matches = (await verify(known, plain)) || (plain !== password && (await verify(known, password)))
  return stored !== null && matches
}
