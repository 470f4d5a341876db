// Text as the matcher compares it: one number a unit, which also says whether a token begins there.
import { TOKEN_START } from '../../text/index.ts'

export const START = TOKEN_START
/** Between title and body and after each: a border that is in no term. */
export const BORDER = START
/** Second code of the pair that stands for a term of one unit. */
export const ALONE = 0x3ffff
/** First code of a name, by scope: names stand in the same table as words and can never be found in a text. */
export const NAME_SCOPES = { corp: 0x20001, brand: 0x20002, prod: 0x20003 } as const

/** 32 bits of two neighbouring codes; the high bits are the good ones. */
export const hashPair = (first: number, second: number): number =>
  (Math.imul(first, FIRST) + Math.imul(second, SECOND)) | 0

export const FIRST = 0x9e3779b1 | 0
export const SECOND = 0x85ebca77 | 0

/** Bits of the bucket under which an article keeps the places of a pair. */
export const BUCKET_BITS = 14
export const BUCKET_SHIFT = 32 - BUCKET_BITS

/** Codes of a run of tokens. */
export function codesOfTokens(tokens: readonly string[]): number[] {
  const codes: number[] = []
  for (const token of tokens) {
    for (let i = 0; i < token.length; i++) codes.push(i === 0 ? token.charCodeAt(i) | START : token.charCodeAt(i))
  }
  return codes
}

/** Codes of an entity's name, as `canonicalName` writes it. */
export function codesOfName(scope: keyof typeof NAME_SCOPES, name: string): number[] {
  const codes: number[] = [NAME_SCOPES[scope]]
  for (let i = 0; i < name.length; i++) codes.push(name.charCodeAt(i) | START)
  return codes
}

/**
 * What stands beside a pair, as one of 16 bits for the code behind it and one of 16 for the code before. A key that goes on
 * behind its anchor sets the first, one that only goes on before sets the second, a key of two units sets all.
 */
export const behindBit = (code: number): number => 1 << (Math.imul(code, FIRST) >>> 28)
export const beforeBit = (code: number): number => 0x10000 << (Math.imul(code, FIRST) >>> 28)
export const ANY_NEIGHBOUR = -1
