import { say } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'

export const detectMany = job({
  name: 'sources.detect',
  input: z.object({
    addresses: z.array(
      z.object({ written: z.string(), address: z.string(), folder: z.string(), title: z.string().nullable() }),
    ),
    locale: z.enum(['zh', 'zh-TW', 'en']),
  }),
  title: ({ addresses }, locale) => say(strings.detecting, locale, { count: addresses.length }),
})
