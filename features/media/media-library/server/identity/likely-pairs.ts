/**
 * Which media and accounts may be one house, or one medium, each with its reasons. Pure. What is found is offered to people; nothing is joined by it.
 *
 * Each reason counts from 0 to 1, and together they count 1 − ∏(1 − each). From one half on a pair is offered. A merge needs the very same name, or the
 * same sound of it with a second reason: a domain may carry many media, and never makes two of them one.
 */
import type { EntryRef, PairReason } from '../../contract.ts'
import { type HouseName, houseNameOf } from './house-name.ts'

export interface Publisher {
  ref: EntryRef
  name: string
  /** Registrable domains of its addresses: people.com.cn. */
  domains: readonly string[]
  /** Of an account; empty: not known. */
  platform: string
  platformId: string | null
  /** Of a medium: the house it belongs to; of an account: the medium that has it. */
  bodyId: number | null
  isBody: boolean
}

export interface LikelyPair {
  /** The medium that would stay, or be the house. */
  base: EntryRef
  other: EntryRef
  /** `merge`: both are one medium; `body`: the other belongs to the base. */
  kind: 'merge' | 'body'
  /** From one half to 1. */
  score: number
  reasons: { reason: PairReason /** 0 to 1. */; counts: number /** What they share. */; value: string }[]
}

/** First at the same minute with the same text, so many times. */
export interface Together {
  one: EntryRef
  other: EntryRef
  times: number
}

interface Described extends Publisher, HouseName {
  isAccount: boolean
  id: number
}

export const leastScore = 0.5
/** What more entries share says nothing of any two of them. */
const mostSharing = 40
/** A domain of more is that of a platform. */
const mostOfDomain = 6
export const fewestTogether = 3

export const describePublisher = (publisher: Publisher): Described => ({
  ...publisher,
  ...houseNameOf(publisher.name),
  isAccount: publisher.ref.startsWith('a'),
  id: Number(publisher.ref.slice(1)),
})

export function likelyPairs(publishers: readonly Described[], together: readonly Together[] = []): LikelyPair[] {
  const byRef = new Map(publishers.map(each => [each.ref, each]))
  const shared = {
    house: groupsOf(publishers, each => [each.house]),
    stem: groupsOf(publishers, each => [each.stem]),
    letters: groupsOf(publishers, each => [each.letters]),
    domain: groupsOf(publishers, each => each.domains),
    platformId: groupsOf(publishers, each => (each.platformId ? [`${each.platform} ${each.platformId}`] : [])),
  }
  const times = new Map(together.map(each => [keyOf(each.one, each.other), each.times]))
  const begins = countBegins(publishers)
  const pairs = new Map<string, LikelyPair>()
  const look = (one: Described, other: Described) => {
    const key = keyOf(one.ref, other.ref)
    if (pairs.has(key)) return
    const pair = judge(one, other, {
      domains: domain => shared.domain.get(domain)?.length ?? 0,
      others: stem => (begins.get(stem) ?? 0) - (shared.stem.get(stem)?.length ?? 0),
      times: times.get(key) ?? 0,
    })
    if (pair) pairs.set(key, pair)
  }
  for (const groups of Object.values(shared))
    for (const group of groups.values()) {
      if (group.length > mostSharing) continue
      for (const [place, one] of group.entries()) for (const other of group.slice(place + 1)) look(one, other)
    }
  for (const each of together) {
    const [one, other] = [byRef.get(each.one), byRef.get(each.other)]
    if (one && other) look(one, other)
  }
  const sorted = [...pairs.values()].sort((a, b) => b.score - a.score || (a.base + a.other < b.base + b.other ? -1 : 1))
  // An account has one medium: the likeliest is offered.
  const placed = new Set<EntryRef>()
  return sorted.filter(({ other }) => {
    if (!other.startsWith('a')) return true
    if (placed.has(other)) return false
    placed.add(other)
    return true
  })
}

interface Known {
  /** How many entries have the domain. */
  domains: (domain: string) => number
  /** How many other entries begin with the stem: 中国 is none of anybody's own. */
  others: (stem: string) => number
  times: number
}

function judge(one: Described, other: Described, known: Known): LikelyPair | null {
  const ends = endsOf(one, other)
  if (ends === null) return null
  // 吉林省 and 吉林市 have each its own.
  if (one.division !== '' && other.division !== '' && one.division !== other.division) return null
  const reasons: LikelyPair['reasons'] = []
  const add = (reason: PairReason, counts: number, value: string) => reasons.push({ reason, counts, value })
  if (one.name === other.name) add('name', ends.isOfTwoKinds ? 0.9 : 1, one.name)
  else if (one.house === other.house) add('houseName', one.isPlace && one.stem === one.house ? 0.4 : 0.9, one.house)
  else if (one.stem === other.stem) add('stem', rarityOf(one, known), one.stem)
  else if (one.letters === other.letters) add('pinyin', 0.4, one.letters)
  const domain = one.domains.find(each => other.domains.includes(each))
  // Of two alone it says that somebody runs both; of many, that it is a platform.
  if (domain !== undefined && known.domains(domain) <= mostOfDomain)
    add('domain', 0.5 / Math.max(1, known.domains(domain) - 1), domain)
  if (one.platformId !== null && one.platformId === other.platformId && one.platform === other.platform)
    add('platformId', 1, one.platformId)
  if (known.times >= fewestTogether) add('together', Math.min(0.45, known.times / 20), String(known.times))
  const score = 1 - reasons.reduce((left, { counts }) => left * (1 - counts), 1)
  if (score < leastScore) return null
  const says = (reason: PairReason) => reasons.some(each => each.reason === reason)
  const isMerge = !ends.isOfTwoKinds && (says('name') || (says('pinyin') && reasons.length > 1))
  if (!isMerge && ends.isJoined) return null
  return { base: ends.base.ref, other: ends.other.ref, kind: isMerge ? 'merge' : 'body', score, reasons }
}

/** A rare name counts more than a frequent one. */
const rarityOf = ({ stem, isPlace }: Described, { others }: Known): number =>
  isPlace ? 0.1 : 0.6 / (1 + Math.max(0, others(stem)) / 3)

/** Which of two is the house; null: they cannot belong together, or do so already. */
function endsOf(
  one: Described,
  other: Described,
): { base: Described; other: Described; isOfTwoKinds: boolean; isJoined: boolean } | null {
  if (one.isAccount && other.isAccount) return null
  if (one.isAccount !== other.isAccount) {
    const [base, account] = one.isAccount ? [other, one] : [one, other]
    return account.bodyId === null ? { base, other: account, isOfTwoKinds: true, isJoined: false } : null
  }
  const house = (each: Described) => each.bodyId ?? each.id
  const isJoined =
    house(one) === house(other) || (one.bodyId !== null && other.bodyId !== null) || (one.isBody && other.isBody)
  const isOneFirst = rank(one) < rank(other) || (rank(one) === rank(other) && one.id < other.id)
  const [base, last] = isOneFirst ? [one, other] : [other, one]
  return { base, other: last, isOfTwoKinds: false, isJoined }
}

/** A house stays one; then whoever has one, then a name without a channel, then a paper before its site. */
function rank({ isBody, bodyId, isChannel, house, stem }: Described): number {
  if (isBody) return 0
  if (bodyId !== null) return 1
  if (isChannel) return 4
  return house !== stem && house.endsWith('报') ? 2 : 3
}

const keyOf = (one: EntryRef, other: EntryRef): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

function groupsOf(all: readonly Described[], keys: (each: Described) => readonly string[]): Map<string, Described[]> {
  const groups = new Map<string, Described[]>()
  for (const each of all)
    for (const key of keys(each)) {
      const group = groups.get(key)
      if (group) group.push(each)
      else groups.set(key, [each])
    }
  return groups
}

/** How many names begin with each stem. */
function countBegins(all: readonly Described[]): Map<string, number> {
  const counts = new Map<string, number>(all.map(({ stem }) => [stem, 0]))
  for (const { house } of all)
    for (let length = 1; length <= house.length; length++) {
      const begin = house.slice(0, length)
      const count = counts.get(begin)
      if (count !== undefined) counts.set(begin, count + 1)
    }
  return counts
}
