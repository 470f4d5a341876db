/** Where other programs of the tests are kept: fetched once for all checkouts of this machine, each in a folder with its version. */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** `GUANLAN_PARTS` names another folder. */
const partsFolder = (): string => process.env.GUANLAN_PARTS ?? join(homedir(), '.cache', 'guanlan', 'parts')

/** A program that cannot be had here; the message says what is missing. */
export class MissingPart extends Error {}

/**
 * The folder of a part. Made by `make` in a folder beside it, which takes its place when all of it is there: what was broken off leaves nothing,
 * and of two that fetch at once one is kept.
 */
export async function part(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const stored = join(partsFolder(), name)
  if (existsSync(stored)) return stored
  await mkdir(partsFolder(), { recursive: true })
  const folder = await mkdtemp(join(partsFolder(), `.${name}-`))
  try {
    await make(folder)
    await rename(folder, stored).catch(error => {
      if (!existsSync(stored)) throw error
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return stored
}

/** Refuses a file whose SHA-256 (hexadecimal) is another. */
export async function checkSum(file: string, expected: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const found = hash.digest('hex')
  if (found !== expected) throw new MissingPart(`${file} has the checksum ${found}, and not ${expected}.`)
}
