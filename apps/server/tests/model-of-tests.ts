/** The model of a product of the tests: it says what the first passage or field says, and nothing else. */
import { type ModelRequestSeen, startModelServer } from '@guanlan/platform/testing'

const answerOf = ({ body }: ModelRequestSeen): string[] => {
  const given = JSON.parse(body.messages.at(-1)?.content ?? '{}')
  if (Array.isArray(given)) return [JSON.stringify(given)]
  const [passage] = given.passages ?? []
  const [field = ''] = Object.values(given.fields ?? {})
  return [`${JSON.stringify({ text: passage?.text.slice(0, 100) ?? field, from: passage ? [1] : [] })}\n`]
}

let running: ReturnType<typeof startModelServer> | null = null

/** Settings of the product. */
export async function modelOfTests(): Promise<Record<string, string>> {
  running ??= startModelServer({ pieces: answerOf })
  return { GUANLAN_AI_URL: (await running).url, GUANLAN_AI_MODEL: 'local' }
}
