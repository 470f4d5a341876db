import {
  columnsOf,
  containing,
  recordRoutes,
  recordTable,
  serverHalf,
  sheetsOf,
  workerHalf,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Draft, exported, imported, mediaLibraryFeature, Question } from '../contract.ts'
import { strings } from '../strings.ts'

export { namesOfEntries } from './entry-names.ts'

const records = recordTable<Draft, Pick<Question, 'like'>, Question['sort']>({
  table: 'media_library',
  fields: columnsOf(Draft),
  where: ({ like }) => containing(['name'], like),
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { media_library_by_name: ['name', 'mediaLibrary.taken'] },
})

const sheets = sheetsOf({
  ...{ name: 'mediaLibrary', title: strings.title, exported, imported, question: Question, draft: Draft, by: 'name' },
  records,
  cells: { updatedAt: row => new Date(row.updatedAt) },
  words: { mediaLibrary: strings },
})
/** Done by the workers. */
export const mediaLibraryWorks = sheets.works
export const mediaLibraryWorker = workerHalf({ works: sheets.works })

export const mediaLibraryServer = serverHalf({
  feature: mediaLibraryFeature,
  words: strings,
  jobs: sheets.jobs,
  routes: { ...recordRoutes(records), ...sheets.routes },
})
