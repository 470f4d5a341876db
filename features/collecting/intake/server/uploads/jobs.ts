import { say, sayCounts } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { Mapping, TableForm } from '../../contract/upload.ts'
import { strings } from '../../strings.ts'

export const Tally = z.object({
  /** Different articles. */
  accepted: z.number().int(),
  /** Rows that were the same article as an earlier one. */
  same: z.number().int().default(0),
  refused: z.number().int(),
})

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
    // Absent in tasks of the version before.
    form: TableForm.prefault({}),
    monitors: z.array(z.number().int()),
    labels: z.array(z.number().int()),
    locale: z.enum(['zh', 'zh-TW', 'en']),
  }),
  outcome: (result, locale) => {
    const tally = Tally.safeParse(result)
    return tally.success
      ? sayCounts(tally.data.same > 0 ? strings.uploadedSame : strings.uploaded, locale, tally.data)
      : null
  },
  file: (_, locale) => ({
    name: `${say(strings.refusedRows, locale)}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
})
