/** Makes each call as a stranger, as somebody limited to a folder, with spoilt values and then as its owner, and names what went wrong, by question and call. */
import { isDeepStrictEqual } from 'node:util'
import { changes, type Endpoint, methodOf } from '@guanlan/platform/contract'
import { type Filling, type Ground, type Owner, oneOfEverything, secret } from '../one-of-everything/index.ts'
import type { Caller, Product, Reply } from '../product.ts'
import { type Call, isStream, send, statusOfStream } from './calls.ts'
import { changedTables } from './changes.ts'
import type { LimitedPerson } from './limited.ts'
import { readRecord } from './record.ts'
import { searchesOf, searching } from './searches.ts'
import { askSpoilt } from './spoilt.ts'

export interface Walked {
  product: Product
  port: number
  ground: Ground
  stranger: Caller
  /** Of the owner's organisation. */
  limited: LimitedPerson
}

export interface Failures {
  /** What a stranger was told or could change. */
  strangers: string[]
  /** What an owner could not do. */
  owners: string[]
  /** What somebody limited to a folder was told or could change outside of it. */
  limited: string[]
  /** Spoilt values that were answered as a fault of ours. */
  spoilt: string[]
  /** Searches of texts that are no expensive calls. */
  searches: string[]
  /** What the record tells badly of an act. */
  record: string[]
}
export interface Outcome {
  failures: Failures
  /** Transactions that searched texts. */
  searched: number
  /** Acts of which the record tells. */
  recorded: number
}

/** Either they do it to what is theirs, or there is nothing. */
const ofStrangers = [200, 400, 403, 404, 409]

export async function walkOver(walked: Walked, calls: readonly Call[]): Promise<Outcome> {
  const failures: Failures = { strangers: [], owners: [], limited: [], spoilt: [], searches: [], record: [] }
  let [searched, recorded] = [0, 0]
  const fillings = new Map<Call, Filling>()
  for (const call of calls) {
    const report: Report = (of, what) => void failures[of].push(`${call[0]}: ${what}`)
    try {
      const made = await makeOne(walked, call, fillings, report)
      searched += made.searched
      if (made.isRecorded) recorded++
    } catch (error) {
      report('owners', error instanceof Error ? error.message : String(error))
    }
  }
  // Lists have something in them by now.
  for (const [call, filling] of fillings)
    if (isReading(call[1]))
      for (const what of await walked.limited.ask(call, filling)) failures.limited.push(`${call[0]}: ${what}`)
  return { failures, searched, recorded }
}

type Report = (of: keyof Failures, what: string) => void
interface Made {
  /** Transactions of the owner that searched texts. */
  searched: number
  /** Whether the record tells of it. */
  isRecorded: boolean
}
type Answer = Awaited<ReturnType<typeof send>>

const isReading = (endpoint: Endpoint): boolean => methodOf(endpoint) === 'GET' || endpoint.reads === true

/** @param fillings takes what the call was filled with, unless its owner is another organisation */
async function makeOne(walked: Walked, call: Call, fillings: Map<Call, Filling>, report: Report): Promise<Made> {
  const [name, endpoint] = call
  const { product, ground } = walked
  await product.settled()
  const fill = async (): Promise<Filling> => {
    const filling = await oneOfEverything[name]?.(ground)
    if (!filling) throw new Error('it is not in one-of-everything')
    return filling
  }
  let filling = await fill()
  const owner = filling.owner ?? ground.owner
  if (isStream(endpoint)) {
    await openStream(walked, endpoint, { owner, filling }, report)
    return { searched: 0, isRecorded: false }
  }
  const strangers = await askAsStranger(walked, endpoint, filling, owner, report)
  const spoil = async (): Promise<boolean> => {
    const { faults, isDone } = await askSpoilt(call, filling, owner)
    for (const fault of faults) report('spoilt', fault)
    return isDone
  }
  // What is done cannot be done again: the owner is given another. Where the stranger is answered alike, nothing lies between the two.
  if (filling.alike === undefined && (await spoil()) && !isReading(endpoint)) filling = await fill()
  else if (filling.once !== undefined && strangers.status === 200) filling = await fill()
  await changedTables(product, owner.orgId)
  // The owner comes after the stranger: what that one could have removed would be missing now.
  const { owners, searched } = await askAsOwner(endpoint, filling, filling.owner ?? owner, report)
  const recorded = !filling.owner && changes(endpoint) ? await readRecord(call, owner) : null
  for (const problem of recorded ?? []) report('record', problem)
  const made = { searched, isRecorded: recorded !== null }
  if (!filling.owner) {
    await product.settled()
    const isOfArticles = walked.limited.isOfArticles(await changedTables(product, owner.orgId))
    fillings.set(call, filling)
    const another = isOfArticles ? await fill() : filling
    for (const what of await walked.limited.ask(call, another)) report('limited', what)
  }
  if (filling.alike !== undefined) await spoil()
  if (strangers.status !== 200 || owners.status !== 200) return made
  const isSame = isDeepStrictEqual(dataOf(strangers), dataOf(owners))
  if (filling.alike !== undefined && !isSame)
    report('strangers', `not the same, although ${filling.alike}: ${shown(strangers)} and ${shown(owners)}`)
  if (filling.alike === undefined && isSame) report('strangers', `the same as for its owner: ${shown(strangers)}`)
  return made
}

async function askAsStranger(
  { product, stranger }: Walked,
  endpoint: Endpoint,
  filling: Filling,
  { orgId }: Owner,
  report: Report,
): Promise<Answer> {
  await changedTables(product, orgId)
  const entering = await send(stranger, endpoint, filling, { orgid: String(orgId) })
  if (entering.status !== 403 || entering.body?.key !== 'platform.organisationForbidden')
    report('strangers', `may enter the organisation of the owner: ${shown(entering)}`)
  const answer = await send(stranger, endpoint, filling)
  if (!ofStrangers.includes(answer.status)) report('strangers', shown(answer))
  if (JSON.stringify(answer.body)?.includes(secret)) report('strangers', `told the secret: ${shown(answer)}`)
  // What the call began is done by then.
  await product.settled()
  const changed = await changedTables(product, orgId)
  if (changed.length > 0) report('strangers', `rows of the owner changed in ${changed.join(', ')}`)
  return answer
}

async function askAsOwner(endpoint: Endpoint, filling: Filling, owner: Owner, report: Report) {
  const ask = async (body: Filling['body']) => {
    const { result, searches } = await searchesOf(() =>
      send(owner, endpoint, body === undefined ? filling : { ...filling, body }),
    )
    if (result.status !== 200) report('owners', shown(result))
    // An organisation that is there to be shown takes itself away, with its texts: that is no search.
    if (filling.owner) return { answer: result, searched: 0 }
    for (const text of searches.cheap) report('searches', text)
    return { answer: result, searched: searches.all }
  }
  const { answer, searched } = await ask(filling.body)
  const search = filling.owner ? null : searching(filling.body)
  return { owners: answer, searched: searched + (search ? (await ask(search)).searched : 0) }
}

async function openStream(
  { port, stranger }: Walked,
  endpoint: Endpoint,
  { owner, filling }: { owner: Owner; filling: Filling },
  report: Report,
): Promise<void> {
  const entering = await statusOfStream(port, stranger, endpoint, owner.orgId, filling)
  if (entering !== 403) report('strangers', `may enter the organisation of the owner: ${entering}`)
  const own = await statusOfStream(port, owner, endpoint, owner.orgId, filling)
  if (own !== 200) report('owners', String(own))
}

const dataOf = ({ body }: Answer): Reply => body.data ?? body
const shown = ({ status, body }: Answer): string => `${status} ${JSON.stringify(body)}`.slice(0, 500)
