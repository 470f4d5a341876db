import { say } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'

export const lookForList = job({
  name: 'recallTests.look',
  isBig: true,
  title: ({ name, count }, locale) => say(strings.looking, locale, { name, count }),
  input: z.object({ id: z.number().int(), name: z.string(), count: z.number().int() }),
})
