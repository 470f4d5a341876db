import { say, sayCounts } from '@guanlan/platform/contract'
import { job } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../../strings.ts'

/** Makes the file of a record. A trigger knows it by this name (0450). */
export const exportArticles = job({
  name: 'exports.export',
  isBig: true,
  input: z.object({ download: z.number().int(), name: z.string(), locale: z.enum(['zh', 'zh-TW', 'en']) }),
  title: ({ name }, locale) => say(strings.exportTask, locale, { name }),
  outcome: (result, locale) => sayCounts(strings.exportDone, locale, { rows: (result as { rows: number }).rows }),
  opens: ({ download, name }) => ({ call: `/inews/downloadInfo/file/${download}`, name }),
  perOrganisation: 2,
})
