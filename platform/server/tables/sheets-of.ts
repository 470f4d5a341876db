/** Export, import and hand-in of one list, by one declaration. */
import type { Phrase, SheetTitles } from '@guanlan/platform/contract'
import { sheetRoutes } from '../records/routes.ts'
import { type ExportOptions, exportOf } from './export.ts'
import { importOf } from './import.ts'
import type { ImportOptions } from './import-options.ts'
import { pushOf } from './push.ts'

interface SheetsOptions<Row, Draft, Question> {
  /** Of the feature: the tasks are `name.export` and `name.import`. */
  name: string
  title: Phrase
  exported: SheetTitles
  imported: SheetTitles
  question: ExportOptions<Row, Question>['question']
  draft: ImportOptions<Draft>['draft']
  by: ImportOptions<Draft>['by']
  with?: ImportOptions<Draft>['with']
  records: ExportOptions<Row, Question>['records'] & ImportOptions<Draft>['records']
  cells?: NoInfer<ExportOptions<Row, Question>['cells']>
  read?: NoInfer<ImportOptions<Draft>['read']>
  spellings?: ImportOptions<Draft>['spellings']
  words: ImportOptions<Draft>['words']
  nameOf?: ImportOptions<Draft>['nameOf']
  /** Of the import; a push looks at none. */
  lookAt?: ImportOptions<Draft>['lookAt']
  /** Of the import; a push counts none. */
  quota?: ImportOptions<Draft>['quota']
}

/**
 * `jobs` and `routes` stand in the server half, `works` in the worker half; `push` answers what `pushCall` declares.
 * `read`, `cells` and `words` as in `importOf` and `exportOf`.
 */
export function sheetsOf<Row extends object, Draft extends object, Question>({
  name,
  exported,
  imported,
  question,
  cells,
  read,
  ...of
}: SheetsOptions<Row, Draft, Question>) {
  const { title, records } = of
  const exporting = exportOf({
    name: `${name}.export`,
    title,
    columns: exported,
    question,
    records,
    cells: cells ?? {},
  })
  const importing = importOf<Draft>({ ...of, read: read ?? {}, name: `${name}.import`, columns: imported })
  return {
    jobs: [exporting.job, importing.job],
    works: [exporting.work, importing.work],
    routes: sheetRoutes(exporting, importing),
    push: pushOf(of),
  }
}
