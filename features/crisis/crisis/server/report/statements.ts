/** What was known, and what was said in public. */
import { type BlockRequest, type RecordBlock, type Sentence, textBlock } from '@guanlan/features/reports/reports/server'
import type { Scope } from '@guanlan/platform/server'
import type { Fact } from '../../contract.ts'
import { listFacts } from '../facts/facts.ts'
import { listStatements } from '../statements/records.ts'
import { listVersions } from '../statements/versions.ts'
import { articleOf, roomOf, statementOf } from './addresses.ts'
import { type Say, sayIn } from './say.ts'

export async function factsBlock(scope: Scope, { subjectId, zone }: BlockRequest): Promise<RecordBlock> {
  const say = sayIn(scope.locale, zone)
  const facts = await listFacts(scope, subjectId)
  return textBlock(
    facts.map(fact => ({
      text: sentenceOf(fact, say),
      opens: fact.articleId === null ? roomOf(subjectId) : articleOf(fact.articleId),
    })),
    scope.locale,
  )
}

function sentenceOf({ state, text, verifiedBy, verifiedAt }: Fact, say: Say): string {
  const named = { state: say(`fact_${state}`), text }
  return verifiedAt ? say('sayFactBy', { ...named, name: verifiedBy, at: new Date(verifiedAt) }) : say('sayFact', named)
}

/** In the order in which they were begun, each with its versions, its seal and where it was published. */
export async function statementsBlock(scope: Scope, { subjectId, zone }: BlockRequest): Promise<RecordBlock> {
  const say = sayIn(scope.locale, zone)
  const sentences: Sentence[] = []
  for (const statement of (await listStatements(scope, subjectId)).toReversed()) {
    const { id, title, state, number, hash, sealedAt, publications } = statement
    const versions = (await listVersions(scope, id)).toReversed()
    const texts = [
      say('sayStatement', { title, state: say(`statement_${state}`), versions: versions.length }),
      ...versions.map(version =>
        say('sayVersion', { number: version.number, at: new Date(version.at), by: version.by ?? '' }),
      ),
      ...(hash && sealedAt ? [say('saySealed', { number, at: new Date(sealedAt), hash })] : []),
      ...publications.map(({ at, place, number: published }) =>
        say('sayPublished', { at: new Date(at), place, number: published }),
      ),
    ]
    sentences.push(...texts.map(text => ({ text, opens: statementOf(subjectId, id) })))
  }
  return textBlock(sentences, scope.locale)
}
