/** Texts that we hand out and believe when they come back. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Signer {
  sign(text: string): string
  /** The text, if it was signed here for the same purpose. */
  read(signed: string): string | undefined
}

export function signerFor(key: string, purpose: string): Signer {
  const macOf = (text: string) => createHmac('sha256', key).update(`${purpose}.${text}`).digest().subarray(0, 16)
  return {
    sign: text => `${Buffer.from(text).toString('base64url')}.${macOf(text).toString('base64url')}`,
    read(signed) {
      const [body = '', mac = '', ...more] = signed.split('.')
      const text = Buffer.from(body, 'base64url').toString()
      const given = Buffer.from(mac, 'base64url')
      const right = macOf(text)
      return more.length === 0 && given.length === right.length && timingSafeEqual(given, right) ? text : undefined
    },
  }
}
