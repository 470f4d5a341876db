/** What a program sends as its key, and how it is kept. Pure but for chance. */
import { randomBytes } from 'node:crypto'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { SecretBox } from '@guanlan/platform/server'

/** Says to people and to tools that look for leaked secrets what it is. */
const mark = 'glk_'
const prefixLength = mark.length + 6

/** 24 random bytes: nobody guesses one. */
export const newSecret = (): string => mark + randomBytes(24).toString('base64url')
export const isKey = (token: string): boolean => token.startsWith(mark)
export const prefixOf = (secret: string): string => secret.slice(0, prefixLength)
export const hashOf = (secretBox: SecretBox, secret: string): string => secretBox.nameOf('api key', secret)

/** @param addresses of the key; none: it may be used from everywhere */
export function mayComeFrom(addresses: readonly string[], from: string): boolean {
  if (addresses.length === 0) return true
  const allowed = new BlockList()
  for (const each of addresses) {
    const [address = '', bits] = each.split('/')
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) allowed.addAddress(address, kind)
    else allowed.addSubnet(address, Number(bits), kind)
  }
  // A listener on both families sees IPv4 as ::ffff:10.0.0.7.
  const plain = from.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) !== 0 && allowed.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
