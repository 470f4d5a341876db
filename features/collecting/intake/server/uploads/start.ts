import { refuse } from '@guanlan/platform/contract'
import { type CallScope, requireFile, type Scope, saveFileForTask } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { TableForm, UploadField } from '../../contract.ts'
import { requireChosen } from '../enter.ts'
import { rememberMapping } from './check.ts'
import { Tally, uploadArticles } from './jobs.ts'

interface Start {
  file: number
  headings: string[]
  columns: (UploadField | null)[]
  form: TableForm
  monitors: number[]
  labels: number[]
}

export async function startUpload(
  scope: CallScope,
  { file, headings, columns, form, monitors, labels }: Start,
): Promise<{ task: number }> {
  if (!columns.includes('title') && !columns.includes('body'))
    throw refuse('invalid', 'intake.nothingMapped', {}, 'columns')
  await requireChosen(scope, { monitors, labels })
  const { key, size, name } = await requireFile(scope, file)
  await saveFileForTask(scope, file)
  if (headings.length > 0) await rememberMapping(scope, headings, columns)
  const { locale } = scope
  return { task: await scope.start(uploadArticles, { key, size, file: name, columns, form, monitors, labels, locale }) }
}

interface Row {
  id: number
  file: string
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  rows: number
  result: unknown
  by: string | null
  at: Date
  total: number
}

/** As long as their tasks are kept: a week after they ended. */
export async function listUploads({ db, orgId }: Scope, { page, pageSize }: { page: number; pageSize: number }) {
  const { rows } = await sql<Row>`
    select id, input ->> 'file' as file, state, done as rows, result, member_name(user_id) as by, created_at as at, count(*) over ()::int as total
    from tasks where org_id = ${orgId} and kind = ${uploadArticles.name}
    order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const list = rows.map(({ total: _, result, at, ...row }) => ({
    ...row,
    ...(Tally.safeParse(result).data ?? { accepted: 0, same: 0, refused: 0 }),
    at: at.toISOString(),
  }))
  return { list, total: rows[0]?.total ?? 0, page, pageSize }
}
