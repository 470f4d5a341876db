/** How one source fared by the hour, and what of it could not be used. */
import { refusedOf } from '@guanlan/features/collecting/intake/server'
import { type Locale, type Phrase, say } from '@guanlan/platform/contract'
import { type Database, type Scope, sayFetchProblem } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { getSource } from './records.ts'

const mostRefused = 20

interface Parts {
  system: Database
  phrases: Readonly<Record<string, Phrase>>
}

/** @throws missing: the organisation does not see it */
export async function hoursOf(scope: Scope, id: number, days: number, { system, phrases }: Parts) {
  const { kind } = await getSource(scope, id)
  const hours = await scope.db
    .selectFrom('source_hours')
    .select(['hour', 'asked', 'unchanged', 'failed', 'fresh', 'refused', 'bytes'])
    .where('source_id', '=', id)
    .where(sql<boolean>`hour > now() - ${days} * interval '1 day'`)
    .orderBy('hour')
    .limit(35 * 24)
    .execute()
  // As the pipeline names what a source hands in.
  const refused = await refusedOf(system, `${kind} ${id}`, { days, most: mostRefused })
  return {
    hours: hours.map(hour => ({ ...hour, hour: hour.hour.toISOString(), bytes: Number(hour.bytes) })),
    refused: refused.map(({ at, field, key, excerpt }) => {
      // Below an address stands why it could not be read.
      const [address, problem] = key === 'pipeline.pageUnread' ? excerpt.split('\n') : [excerpt]
      const msg = [sentenceOf(key, phrases, scope.locale), ...(problem ? [sayFetchProblem(problem, scope.locale)] : [])]
      return { at: at.toISOString(), field, msg: msg.join(scope.locale === 'en' ? ': ' : '：'), excerpt: address ?? '' }
    }),
  }
}

function sentenceOf(key: string, phrases: Parts['phrases'], locale: Locale): string {
  const phrase = phrases[key.slice('pipeline.'.length)]
  return phrase ? say(phrase, locale) : key
}
