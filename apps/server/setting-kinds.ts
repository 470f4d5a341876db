/** Kinds of settings that several variables share; each says its mistake in one sentence. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

/** Of a web server, without the slash at its end. */
export const address = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an address such as https://guanlan.example.com` })
    .transform(url => url.replace(/\/$/, ''))

export function wholeNumber(name: string, least: number, most: number) {
  const error = `${name} must be a number from ${least} to ${most}`
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error)
}

export interface TextFile {
  /** From the root. */
  path: string
  /** As it is at the start. */
  text: string
}

/** A file that the setting names, read at once. */
export const textFile = (name: string) =>
  z.string().transform((file, context): TextFile => {
    const path = resolve(file)
    try {
      const text = readFileSync(path, 'utf8')
      if (text !== '') return { path, text }
    } catch {
      // Said below, like an empty one.
    }
    context.addIssue({ code: 'custom', message: `${name} must be a file that can be read and is not empty: ${file}` })
    return z.NEVER
  })
