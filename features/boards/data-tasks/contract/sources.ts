/** Data sources: where the articles of a project come from. Those of monitors and searches hold a question that tasks begin with. */
import {
  contract,
  feature,
  Id,
  namedQuestion,
  recordCalls,
  recordFields,
  removeOneCall,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { Name, Note, queryFields } from './names.ts'

/** monitor, search: asked of what is stored. upload, api: handed in by people or programs, named here and held by monitors. */
export const dataSourceKinds = ['monitor', 'search', 'upload', 'api'] as const

const shape = {
  name: Name,
  dataSource: z.enum(dataSourceKinds).default('monitor'),
  projectId: Id.nullable().default(null),
  ...queryFields,
  note: Note,
}

export const SourceDraft = z
  .object(shape)
  .refine(({ dataSource, monitors }) => (dataSource === 'monitor') === monitors.length > 0, {
    error: 'dataTasks.monitorsOfKind',
    path: ['monitors'],
  })
  .refine(({ dataSource, rule }) => (dataSource === 'search') === (rule !== ''), {
    error: 'dataTasks.ruleOfKind',
    path: ['rule'],
  })
export type SourceDraft = z.infer<typeof SourceDraft>

export const DataSource = z.object({ ...recordFields, ...shape })
export type DataSource = z.infer<typeof DataSource>

export const SourceQuestion = namedQuestion('updatedAt').extend({
  projectId: Id.optional(),
  dataSource: z.enum(dataSourceKinds).optional(),
})
export type SourceQuestion = z.infer<typeof SourceQuestion>

const path = '/api/v1/datasource'
const alias = '/ia/datasource'

export const dataSources = contract({
  ...recordCalls({
    ...{ path, name: 'boards', noun: 'a data source', listed: 'Data sources, page after page' },
    ...{ Question: SourceQuestion, Draft: SourceDraft, Record: DataSource },
    over: {
      list: { aliases: [alias] },
      create: { aliases: [alias] },
      get: { aliases: [`${alias}/{id}`] },
      update: { aliases: [`${alias}/{id}`] },
    },
  }),
  delete: {
    ...removeOneCall({
      permission: 'boards.edit',
      path: `${path}/{id}`,
      summary: 'Remove a data source; tasks that began with it keep their question',
    }),
    aliases: [`${alias}/{id}`],
  },
})

export const dataSourcesFeature = feature({
  name: 'dataSources',
  permissions: {},
  borrows: ['boards.view', 'boards.edit'],
  quotas: {},
  contract: dataSources,
})
