// What is refused names its field in words, never by the code of the call: crises, tracking, guidance.
import { crisisFeature } from '@guanlan/features/crisis/crisis/contract'
import { strings as crisisWords } from '@guanlan/features/crisis/crisis/strings'
import { guidanceFeature } from '@guanlan/features/crisis/guidance/contract'
import { strings as guidanceWords } from '@guanlan/features/crisis/guidance/strings'
import { trackingFeature } from '@guanlan/features/crisis/tracking/contract'
import { strings as trackingWords } from '@guanlan/features/crisis/tracking/strings'
import { strings as shareWords } from '@guanlan/features/handling/shares/strings'
import { strings as warningWords } from '@guanlan/features/warnings/warnings/strings'
import { type Endpoint, locales, nameOfField, type Phrases } from '@guanlan/platform/contract'
import { refusalOf, refusalReply } from '@guanlan/platform/server'
import { expect, test } from 'vitest'
import { z } from 'zod'

const words: Record<string, Phrases> = {
  crisis: crisisWords,
  guidance: guidanceWords,
  tracking: trackingWords,
  shares: shareWords,
  warnings: warningWords,
}
const features = [crisisFeature, guidanceFeature, trackingFeature] as const
const inputsOf = ({ body, query, params }: Endpoint) => [body, query, params].filter(schema => schema !== undefined)

interface Described {
  properties?: Record<string, Described>
  [key: string]: unknown
}
/** All fields of a schema, also within what it contains. */
function fieldsOf(described: unknown, found = new Set<string>()): Set<string> {
  if (typeof described !== 'object' || described === null) return found
  const { properties = {}, ...rest } = described as Described
  for (const [name, inner] of Object.entries(properties)) fieldsOf(inner, found.add(name))
  for (const inner of Object.values(rest)) fieldsOf(inner, found)
  return found
}

test.each(features)('$name: every field of its calls has a name in each language', ({ name, contract }) => {
  const fields = new Set<string>()
  for (const endpoint of Object.values(contract) as Endpoint[])
    for (const schema of inputsOf(endpoint))
      fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), fields)
  const nameless = [...fields].filter(field =>
    locales.some(locale => nameOfField(`x.0.${field}`, words[name], locale) === `x.0.${field}`),
  )
  expect(fields.size).toBeGreaterThan(10)
  expect(nameless).toEqual([])
})

test.each(features)(
  '$name: no sentence about what is missing or of a wrong kind shows a code',
  ({ name, contract }) => {
    const sentences = new Set<string>()
    for (const endpoint of Object.values(contract) as Endpoint[])
      for (const schema of inputsOf(endpoint)) {
        const fields = Object.keys((schema as z.ZodObject).shape ?? {})
        const inputs = [{}, ...[null, 'abc', {}, -1].map(value => Object.fromEntries(fields.map(key => [key, value])))]
        for (const input of inputs) {
          const { error } = (schema as z.ZodType).safeParse(input, { reportInput: true })
          const refusal = error && refusalOf(error)
          if (refusal) for (const { msg } of refusalReply(refusal, words, 'zh', '', name).problems) sentences.add(msg)
        }
      }
    expect(sentences.size).toBeGreaterThan(5)
    expect([...sentences].filter(msg => /“[\w.]+”|^[\w.]+$/.test(msg))).toEqual([])
  },
)
