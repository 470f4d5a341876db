/** Texts that lie in the database and can be read only with a key that does not. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** AES-256-GCM: 12 bytes of nonce, 16 of tag, the text. @param key 32 bytes */
export function seal(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** @throws when the key is another one, or something was changed */
export function unseal(key: Buffer, bytes: Buffer): string {
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  cipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString()
}

export const derivedKey = (secret: Buffer | string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

export interface SecretBox {
  seal(value: unknown): { sealed: string }
  /** Undefined: it was never sealed. @throws when it was sealed with another key */
  unseal(stored: unknown): unknown
  /** What stands in the database in place of a text that opens something. */
  nameOf(...parts: readonly string[]): string
}

export function openSecretBox(secret: Buffer): SecretBox {
  const key = derivedKey(secret, 'sealed rows')
  const naming = derivedKey(secret, 'names of rows')
  return {
    seal: value => ({ sealed: seal(key, JSON.stringify(value)).toString('base64') }),
    unseal(stored) {
      const { sealed } = (stored ?? {}) as { sealed?: unknown }
      return typeof sealed === 'string' ? JSON.parse(unseal(key, Buffer.from(sealed, 'base64'))) : undefined
    },
    nameOf: (...parts) => createHmac('sha256', naming).update(JSON.stringify(parts)).digest('base64url'),
  }
}
