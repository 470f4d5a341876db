import { randomUUID } from 'node:crypto'
import { type Fillings, type Ground, secret } from './ground.ts'

const freshName = (what: string) => `${what} ${randomUUID().slice(0, 8)}`
const projectPath = '/api/v1/project'
const sourcePath = '/api/v1/datasource'

interface Saved {
  id: number
  version: number
}

const aTask = ({ monitor, question: { from, to } }: Ground, what: string) => ({
  ...{ name: freshName(what), monitors: [monitor], startTime: from, endTime: to },
})
const sent = async (ground: Ground, what: string): Promise<Saved> =>
  ground.make('/ia/analysis/add', aTask(ground, `${secret} ${what}`))
const aProject = async ({ make }: Ground): Promise<Saved> =>
  make(projectPath, { name: freshName(secret), note: secret })
const aSource = async ({ make, monitor }: Ground): Promise<Saved> =>
  make(sourcePath, { name: freshName(secret), dataSource: 'monitor', monitors: [monitor], note: secret })

export const dataTasks: Fillings = {
  list: async ground => {
    await sent(ground, 'list')
    return { body: {} }
  },
  tasks: async ground => {
    await sent(ground, 'tasks')
    return {}
  },
  get: async ground => ({ params: { id: (await sent(ground, 'get')).id } }),
  create: ground => ({ body: aTask(ground, '任务') }),
  createInProject: async ground => ({ body: { ...aTask(ground, '任务'), projectId: (await aProject(ground)).id } }),
  update: async ground => {
    const { id, version } = await sent(ground, 'update')
    return { params: { id }, body: { name: freshName('改名'), projectId: null, version } }
  },
  remove: async ground => ({ body: { ids: [(await sent(ground, 'remove')).id] } }),
  delete: async ground => ({ query: { id: (await sent(ground, 'delete')).id } }),
  deleteOne: async ground => ({ params: { id: (await sent(ground, 'deleteOne')).id } }),
  recall: async ground => {
    const { id } = await sent(ground, 'recall')
    await ground.makeRunningDataTask(id)
    return { body: { id } }
  },
  resend: async ground => ({ body: { id: (await sent(ground, 'resend')).id } }),
  content: async ground => ({ body: { id: (await sent(ground, 'content')).id } }),
  comment: async ground => ({ body: { id: (await sent(ground, 'comment')).id } }),
  pivot: async ground => ({ body: { id: (await sent(ground, 'pivot')).id, rows: 'monitor', columns: 'medium' } }),
  reports: async ground => ({ params: { id: (await sent(ground, 'reports')).id } }),
  makeReport: async ground => ({ params: { id: (await sent(ground, 'makeReport')).id } }),
  pivotFile: async ground => ({
    body: { id: (await sent(ground, 'pivotFile')).id, rows: 'mediaType', columns: 'week' },
  }),
  articles: async ground => ({ body: { taskId: (await sent(ground, 'articles')).id } }),
}

export const dataProjects: Fillings = {
  list: async ground => {
    await aProject(ground)
    return {}
  },
  get: async ground => ({ params: { id: (await aProject(ground)).id } }),
  create: () => ({ body: { name: freshName('项目') } }),
  update: async ground => {
    const { id, version } = await aProject(ground)
    return { params: { id }, body: { name: freshName('项目'), note: '', version } }
  },
  remove: async ground => ({ body: { ids: [(await aProject(ground)).id] } }),
  delete: async ground => ({ params: { id: (await aProject(ground)).id } }),
}

export const dataSources: Fillings = {
  list: async ground => {
    await aSource(ground)
    return {}
  },
  get: async ground => ({ params: { id: (await aSource(ground)).id } }),
  create: ({ monitor }) => ({ body: { name: freshName('源'), dataSource: 'monitor', monitors: [monitor] } }),
  update: async ground => {
    const { id, version } = await aSource(ground)
    return { params: { id }, body: { name: freshName('源'), dataSource: 'upload', version } }
  },
  remove: async ground => ({ body: { ids: [(await aSource(ground)).id] } }),
  delete: async ground => ({ params: { id: (await aSource(ground)).id } }),
}
