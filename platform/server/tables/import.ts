/** Import of a list: a file is looked at first, then a task takes its rows over, and one undo takes all of them back. */
import { type Phrase, type ReceivedFile, refuse, say, sayCounts } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import { requireFile, saveFile } from '../files/stored-file.ts'
import { type AnyJob, type AnyJobWork, job, type Slice, work } from '../jobs/job.ts'
import type { CallScope, OpenScope } from '../scope.ts'
import { sheetTypes } from '../sheets/write-sheet.ts'
import { checkImport } from './import-check.ts'
import type { ImportOptions } from './import-options.ts'
import { ImportInput, ImportTally, importSlice, refusedRows } from './import-slice.ts'
import { importTitles } from './import-titles.ts'
import { missingOf } from './read-rows.ts'

/**
 * `file`, `check` and `start` are the handlers of `importCalls`; `job` stands under jobs of the server half, `work` in the list of the
 * workers.
 */
export function importOf<Draft extends object>(options: ImportOptions<Draft>) {
  const { name, title } = options
  const importing = job<ImportInput>({
    name,
    input: ImportInput as z.ZodType<ImportInput>,
    undo: true,
    title: ({ file }, locale) => say(importTitles.import, locale, { title: say(title, locale), file }),
    outcome: (result, locale) => {
      const tally = ImportTally.safeParse(result)
      return tally.success ? sayCounts(importTitles.outcome, locale, tally.data) : null
    },
    file: (_, locale) => ({ name: `${say(importTitles.refusedRows, locale)}.xlsx`, type: sheetTypes.xlsx }),
  })

  return {
    job: importing as AnyJob,
    work: work(importing, (of: Slice<ImportInput>) => importSlice(options, of), { shape: refusedRows }) as AnyJobWork,

    async file(scope: CallScope, { files }: { files: readonly ReceivedFile[] }) {
      return saveFile(scope, files[0] as ReceivedFile, 24)
    },

    check: (scope: OpenScope, call: { body: { file: number; columns: (string | null)[] | null } }) =>
      checkImport(options, scope, call.body),

    async start(scope: CallScope, { body }: { body: { file: number; columns: (string | null)[] } }) {
      const missing = missingOf(options, body.columns)[0]
      if (missing !== undefined) {
        const column = say(options.columns[missing] as Phrase, scope.locale)
        throw refuse('invalid', 'platform.importColumn', { column }, 'columns')
      }
      const { key, size, name: file } = await requireFile(scope, body.file)
      // It stays as long as the task may need it.
      await sql`
        update stored_files set expires_at = greatest(expires_at, now() + interval '7 days') where org_id = ${scope.orgId} and id = ${body.file}`.execute(
        scope.db,
      )
      const { locale, isOperator } = scope
      return { task: await scope.start(importing, { key, size, file, columns: body.columns, locale, isOperator }) }
    },
  }
}
