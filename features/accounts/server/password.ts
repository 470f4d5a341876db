import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, two passes. About 25 ms a check. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

// The hash of a random password: checking it makes unknown accounts take as long as known ones.
let nobody: Promise<string> | undefined

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID())
  const matches = await verify(stored ?? (await nobody), password)
  return stored !== null && matches
}
