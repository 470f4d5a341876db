import { say, sayCounts } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { Mapping } from '../../contract/upload.ts'
import { strings } from '../../strings.ts'

export const Tally = z.object({ accepted: z.number().int(), refused: z.number().int() })

/** Takes the articles of a file into the pipeline. */
export const uploadArticles = job({
  name: 'intake.upload',
  isBig: true,
  title: ({ file }, locale) => say(strings.upload, locale, { file }),
  input: z.object({
    key: z.string(),
    size: z.number(),
    file: z.string(),
    columns: Mapping,
    monitors: z.array(z.number().int()),
    labels: z.array(z.number().int()),
    locale: z.enum(['zh', 'zh-TW', 'en']),
  }),
  outcome: (result, locale) => {
    const tally = Tally.safeParse(result)
    return tally.success ? sayCounts(strings.uploaded, locale, tally.data) : null
  },
  file: (_, locale) => ({
    name: `${say(strings.refusedRows, locale)}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
})
