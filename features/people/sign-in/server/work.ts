/** Work that costs a browser a second or two and a guesser of a million passwords weeks: numbers whose hash begins with zero bits. */
import { createHash, randomUUID } from 'node:crypto'
import { signerFor } from './signed.ts'

export interface Challenge {
  /** Handed back with the answer. */
  challenge: string
  bits: number
}

export interface Proof {
  challenge: string
  answer: number
}

export interface Work {
  ask(account: string, bits: number): Challenge
  /** When the challenge expires, if the proof is worth `bits` for this account; it may be used once until then. */
  check(account: string, bits: number, proof: Proof): Date | undefined
}

const lifetimeMs = 5 * 60_000

interface Asked {
  id: string
  account: string
  bits: number
  until: number
}

export function workOf(key: string): Work {
  const signer = signerFor(key, 'work')
  return {
    ask(account, bits) {
      const requested: Asked = { id: randomUUID(), account, bits, until: Date.now() + lifetimeMs }
      return { challenge: signer.sign(JSON.stringify(requested)), bits }
    },
    check(account, bits, { challenge, answer }) {
      const text = signer.read(challenge)
      if (text === undefined) return undefined
      const requested = JSON.parse(text) as Asked
      // Asked for a little less a moment ago: the work is not done twice because others guess on.
      const isEnough = requested.bits >= bits - 1 && requested.account === account && requested.until > Date.now()
      return isEnough && zeroBitsOf(challenge, answer) >= requested.bits ? new Date(requested.until) : undefined
    },
  }
}

/** Of SHA-256 of `challenge:answer`; the same is computed in web/work.ts. */
export function zeroBitsOf(challenge: string, answer: number): number {
  const hash = createHash('sha256').update(`${challenge}:${answer}`).digest()
  return Math.clz32(hash.readUInt32BE(0))
}
