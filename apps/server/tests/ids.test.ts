// Numbers of rows travel as one schema (platform/contract/envelope.ts): none is accepted that no column holds.
import { Id, LongId, type Schema } from '@guanlan/platform/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contracts } from '../features.ts'

// biome-ignore lint/suspicious/noExplicitAny: JSON schemas are of many shapes
type Json = any

const named = /^(id|ids)$|Ids?$|^idList$|IdList$|^id(Prev|Next)$/
const boundsOf = ({ minimum = null, exclusiveMinimum = null, maximum = null }: Json) =>
  JSON.stringify([exclusiveMinimum === null ? minimum : exclusiveMinimum + 1, maximum])
const schemaOf = (schema: Schema): Json => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
const [ofInt, ofBigint] = [boundsOf(schemaOf(Id)), boundsOf(schemaOf(LongId))]
/** 0 is no row: the top of a tree, no neighbour. */
const orNone = JSON.stringify([0, JSON.parse(ofInt)[1]])
const allowed = new Set([ofInt, ofBigint, orNone])
/** Ids of other bounds. */
const signed: Readonly<Record<string, string>> = {
  'carAspects.sentences body.dealerId': 'no dealer at all is −1',
  'crisis.getLevel query.id': 'one of four levels',
  'crisis.updateLevel body.id': 'the same',
  'crisis.tryLevel body.id': 'the same',
  'crisis.markLatent body.storyId': 'an article alone is a story by its number below zero',
  'crisis.startLatent body.storyId': 'the same',
  'traceability.picture body.id': 'of a story, the same',
  'traceability.export body.id': 'the same',
  'traceability.reposts body.id': 'the same',
  'traceability.exportReposts body.id': 'the same',
  'traceability.share body.id': 'the same',
  'articles.undoTogether body.decisions.articleId': 'as its answer told it',
  'articles.undoTogether body.decisions.clusterId': 'an article alone is a story by its number below zero',
}

/** What a sender calls its articles, comments, reposts and accounts: no number of ours, taken as text with all its digits. */
const ofSenders =
  /^intake\.(enter body\.article|add body|addMany body\.items)\.(sourceId|(?:comment|repost)List\.id|account\.id)$/

/** Numbers named as ids anywhere in a schema, with their place and bounds. */
function* idsIn(schema: Json, at: string, name = ''): Generator<{ at: string; bounds: string }> {
  if (typeof schema !== 'object' || schema === null) return
  if (Array.isArray(schema)) {
    for (const each of schema) yield* idsIn(each, at, name)
    return
  }
  const types = [schema.type].flat()
  if (named.test(name) && (types.includes('integer') || types.includes('number')))
    yield { at, bounds: boundsOf(schema) }
  for (const [key, each] of Object.entries(schema.properties ?? {})) yield* idsIn(each, `${at}.${key}`, key)
  for (const [key, each] of Object.entries(schema.$defs ?? {})) yield* idsIn(each, `${at}.${key}`, name)
  for (const part of ['anyOf', 'oneOf', 'allOf', 'items', 'prefixItems', 'additionalProperties'])
    yield* idsIn(schema[part], at, name)
}

test('every id that a call takes has the bounds of a column', () => {
  const ids = Object.entries(contracts).flatMap(([feature, contract]) =>
    Object.entries(contract).flatMap(([name, endpoint]) =>
      (['params', 'query', 'body'] as const).flatMap(part =>
        endpoint[part] ? [...idsIn(schemaOf(endpoint[part]), `${feature}.${name} ${part}`)] : [],
      ),
    ),
  )
  expect(ids.length).toBeGreaterThan(500)
  expect(
    ids.flatMap(({ at, bounds }) =>
      allowed.has(bounds) || Object.hasOwn(signed, at) || ofSenders.test(at) ? [] : [`${at} ${bounds}`],
    ),
  ).toEqual([])
})
