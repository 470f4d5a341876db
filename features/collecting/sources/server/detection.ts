/** What is behind addresses: asked while the caller waits, or in a task whose rows appear one after the other. */

import { monitorsWanting } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { type Database, type OpenScope, type Scope, sayFetchProblem } from '@guanlan/platform/server'
import type { Detection } from '../contract.ts'
import { mostAtOnce, mostDetected } from '../contract.ts'
import { addressesIn, type GivenAddress } from './addresses.ts'
import { addressesOfNames } from './by-name.ts'
import { detectMany } from './jobs.ts'
import { knownAmong } from './known.ts'
import type { AddressFound, DetectParts, SourceParts } from './parts.ts'

const excerptLength = 160

export async function detectAll({ within, locale }: OpenScope, text: string, parts: SourceParts) {
  const lines = addressesIn(text)
  const named = await within(scope => addressesOfNames(scope, lines.unreadable))
  const addresses = [...lines.addresses, ...named.addresses]
  const reported = { total: addresses.length, unreadable: named.unknown.slice(0, 50) }
  if (addresses.length === 0)
    throw named.unknown.length > 0
      ? refuse('invalid', 'sources.noAddressIn', { lines: namesOf(named.unknown) }, 'text')
      : refuse('invalid', 'sources.noAddress', {}, 'text')
  if (addresses.length > mostDetected) throw refuse('invalid', 'sources.tooMany', {}, 'text')
  if (addresses.length > mostAtOnce) {
    const task = await within(scope => scope.start(detectMany, { addresses, locale }))
    return { ...reported, rows: [], task }
  }
  const found = await detectAtOnce(addresses, parts.system, parts)
  return { ...reported, rows: await within(scope => presentAll(scope, addresses, found, parts)), task: null }
}

/** Of many the first. */
const namesOf = (lines: readonly string[]): string =>
  [...lines.slice(0, 5).map(line => clean(line).slice(0, 80)), ...(lines.length > 5 ? ['…'] : [])].join(' · ')

/** Different hosts are asked at the same time; addresses of one wait for each other, as its turns do. */
export async function detectAtOnce(
  addresses: readonly GivenAddress[],
  system: Database,
  { detect }: DetectParts,
): Promise<AddressFound[]> {
  const found: AddressFound[] = []
  const hosts = Map.groupBy(addresses.entries(), ([, { address }]) => new URL(address).hostname)
  const askHost = async (written: readonly [number, GivenAddress][]) => {
    for (const [place, { address }] of written) found[place] = await detect(system, address)
  }
  await Promise.all([...hosts.values()].map(askHost))
  return found
}

/** As the organisation sees it: what its monitors would want, and what it collects already. */
export async function presentAll(
  scope: Scope,
  addresses: readonly GivenAddress[],
  found: readonly AddressFound[],
  { readTime }: Pick<DetectParts, 'readTime'>,
): Promise<Detection[]> {
  const known = await knownAmong(
    scope,
    found.flatMap(({ sources }) => sources.map(({ url }) => url)),
  )
  const texts = found.flatMap(({ samples }) => samples.map(({ title = '', body = '' }) => ({ title, body })))
  const wanting = (await monitorsWanting(scope, texts)).values()
  const now = new Date()
  return addresses.map(({ written, folder, title }, place): Detection => {
    const one = found[place] as AddressFound
    const { what, state, url, name, perDay, problem } = one
    return {
      ...{ written: clean(written), folder, url, what, state, perDay },
      problem: problem && sayFetchProblem(problem, scope.locale),
      name: title ?? (name === null ? null : clean(name).slice(0, 100)),
      samples: one.samples.map(sample => ({
        title: clean(sample.title ?? ''),
        url: sample.url ?? null,
        author: sample.author ? clean(sample.author) : null,
        publishedAt: timeOf(sample.publishedAt, now, readTime),
        excerpt: clean(sample.body ?? '').slice(0, excerptLength),
        wanted: wanting.next().value ?? 0,
      })),
      sources: one.sources.map(source => ({
        kind: source.kind,
        url: source.url,
        title: clean(source.title).slice(0, 200),
        settings: typeof source.settings.shape === 'string' ? { shape: source.settings.shape } : {},
        known: known.get(source.url) ?? null,
      })),
    }
  })
}

function timeOf(value: string | number | undefined, now: Date, readTime: DetectParts['readTime']): string | null {
  if (value === undefined || value === '') return null
  const read = readTime(value, now)
  return 'at' in read ? read.at.toISOString() : null
}

/** PostgreSQL cannot keep NUL, and half a surrogate pair is no character. */
const clean = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()
