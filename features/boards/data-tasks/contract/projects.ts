/** Projects of the data platform: what data tasks and data sources are put together under. */
import { contract, feature, namedQuestion, recordCalls, recordFields, removeOneCall } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Name, Note } from './names.ts'

const shape = { name: Name, note: Note }
export const ProjectDraft = z.object(shape)
export type ProjectDraft = z.infer<typeof ProjectDraft>

export const DataProject = z.object({
  ...recordFields,
  ...shape,
  tasks: z.number().int().describe('Data tasks in it: the total of their list'),
})
export type DataProject = z.infer<typeof DataProject>

export const ProjectQuestion = namedQuestion('updatedAt')
export type ProjectQuestion = z.infer<typeof ProjectQuestion>

const path = '/api/v1/project'
const alias = '/ia/project'

export const dataProjects = contract({
  ...recordCalls({
    ...{ path, name: 'boards', noun: 'a project', listed: 'Projects of the data platform, page after page' },
    ...{ Question: ProjectQuestion, Draft: ProjectDraft, Record: DataProject },
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
      summary: 'Remove a project; its tasks and sources stay, in no project',
    }),
    aliases: [`${alias}/{id}`],
  },
})

export const dataProjectsFeature = feature({
  name: 'dataProjects',
  permissions: {},
  borrows: ['boards.view', 'boards.edit'],
  quotas: {},
  contract: dataProjects,
})
