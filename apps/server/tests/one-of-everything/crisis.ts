import { statementFillings } from './crisis-statements.ts'
import { type Fillings, type Ground, openWord, secret } from './ground.ts'
import { anIncident } from './warnings.ts'

type Made = { id: number; version: number }
const draft = (ground: Ground): Promise<Made> =>
  ground.make('/crisis/startCrisis', { name: `${secret}危机`, crisisLevel: 2, draft: true })
const started = (ground: Ground): Promise<Made> =>
  ground.make('/crisis/startCrisis', { name: `${secret}危机`, crisisLevel: 2 })
async function checked(ground: Ground): Promise<Made> {
  const { id } = await started(ground)
  return ground.make('/crisis/checkCrisis', { id, result: 'partly', finding: secret })
}
const label = ({ make }: Ground, name: string) => make('/crisis/label', { name: `${secret}${name}` })
let rules = 0
const aRule = { name: '新规则', warningWords: openWord, mediaType: ['web'], sentiment: [1, 0, -1], crisisLevel: 2 }
const rule = ({ make }: Ground): Promise<Made> => make('/crisisRule', { ...aRule, name: `${secret}规则 ${++rules}` })
/** What a rule of its own opened. */
async function opening({ make }: Ground): Promise<number> {
  const press = { warningWords: secret, mediaType: ['press'] }
  const made = await make('/crisisRule', { ...aRule, ...press, name: `${secret}规则 ${++rules}` })
  await make('/ua/upload/article/addBatch', {
    items: [{ title: `${secret}快报 ${rules}`, mediaType: 'press', media: '报' }],
  })
  return (await make('/crisis/openings/list', { rule: made.id })).list[0].id
}
const aTask = (crisisId: number) => ({ crisisId, kind: 'verify', title: `${secret}核实` })
/** The story of an article that has just come. */
async function aDanger(ground: Ground): Promise<number> {
  await ground.makeArticles(1)
  const { list } = await ground.make('/crisis/latent/list', { pageSize: 200 })
  return Math.max(...list.map(({ storyId }: { storyId: number }) => storyId))
}

const taskIn = async (ground: Ground): Promise<Made> => ground.make('/crisis/tasks', aTask((await draft(ground)).id))
async function playbook({ make }: Ground): Promise<number> {
  const list = await make('/crisis/playbook', {
    name: `${secret}预案`,
    tasks: [{ kind: 'verify', title: `${secret}核实` }],
  })
  return list.findLast(({ id }: { id: number | null }) => id !== null).id
}

export const crisis: Fillings = {
  getCrisiss: async ground => {
    await draft(ground)
    return { body: {} }
  },
  getCrisis: async ground => ({ query: { id: (await draft(ground)).id } }),
  startCrisis: async ground => ({ body: { id: (await draft(ground)).id } }),
  startFrom: async ground => ({
    body: {
      origin: 'incident',
      originId: (await anIncident(ground)).id,
      name: `${secret}转为`,
      crisisLevel: 3,
      draft: true,
    },
  }),
  updateCrisis: async ground => {
    const { id, version } = await draft(ground)
    return { body: { id, version, name: '改名' } }
  },
  standing: async ground => ({ body: { id: (await draft(ground)).id, text: '正在核实' } }),
  checkCrisis: async ground => ({ body: { id: (await started(ground)).id, result: 'false', finding: '不实' } }),
  closeCrisis: async ground => ({ body: { id: (await checked(ground)).id, closing: '已澄清' } }),
  addArtCrisis: async ground => ({
    body: { crisisId: (await draft(ground)).id, idList: await ground.makeArticles(1) },
  }),
  removeArtCrisis: async ground => {
    const { id } = await draft(ground)
    const idList = await ground.makeArticles(1)
    await ground.make('/crisis/addArtCrisis', { crisisId: id, idList })
    return { body: { crisisId: id, idList } }
  },
  getArtCrisis: async ground => {
    const { id } = await draft(ground)
    await ground.make('/crisis/addArtCrisis', { crisisId: id, idList: await ground.makeArticles(1) })
    return { query: { id } }
  },
  addTrackRevoke: async ground => ({
    // Without articles: pages that are looked at are written to beside the calls.
    body: { crisisId: (await started(ground)).id, type: 'revoke', reason: secret },
  }),
  task: async ground => {
    const { id } = await started(ground)
    return { params: { id: (await ground.make('/crisis/tasks', aTask(id))).id } }
  },
  deleteTrackRevokeByIds: async ground => {
    const { id } = await started(ground)
    const task = await ground.make('/crisis/tasks', { ...aTask(id), kind: 'track' })
    return { body: { idList: [task.id] } }
  },
  changeCrisisLevel: async ground => ({ query: { id: (await draft(ground)).id, crisisLevel: 1, reason: 'x' } }),
  deleteCrisisById: async ground => ({ query: { id: (await draft(ground)).id } }),
  deleteCrisisByIds: async ground => ({ query: { ids: (await draft(ground)).id } }),
  restoreCrisis: async ground => {
    const { id } = await draft(ground)
    await ground.make('/crisis/deleteCrisisById', { id })
    return { body: { idList: [id] } }
  },
  events: () => ({}),
  presence: async ground => ({ body: { crisisId: (await draft(ground)).id } }),
  export: async ground => ({ body: { chosen: { ids: [(await draft(ground)).id] }, columns: ['name'] } }),
  overview: async ground => {
    await started(ground)
    return {}
  },
  trend: async ground => {
    await started(ground)
    return {}
  },
  changes: async ground => ({ query: { crisisId: (await draft(ground)).id } }),
  getLevel: () => ({ query: { id: 3 }, alike: 'levels are alike until somebody sets them' }),
  levels: () => ({ alike: 'levels are alike until somebody sets them' }),
  updateLevel: async ({ owner }) => {
    const { data } = (await owner.ask('GET', '/crisislevel/getCrisisLevelById?id=4')).body
    return { body: { ...data, colour: '#123456' }, alike: 'each organisation sets its own' }
  },
  getLabelList: async ground => {
    await label(ground, '一')
    return { body: {} }
  },
  addLabel: () => ({ body: { name: '新标签' } }),
  updateLabel: async ground => {
    const { id, version } = await label(ground, '二')
    return { params: { id }, body: { name: '改名', version } }
  },
  removeLabel: async ground => ({ params: { id: (await label(ground, '三')).id } }),
  people: async ground => ({ query: { crisisId: (await draft(ground)).id } }),
  giveRole: async ground => {
    const { id } = await draft(ground)
    const [lead] = (await ground.owner.ask('GET', `/crisis/people?crisisId=${id}`)).body.data
    return { body: { crisisId: id, role: 'legal', userId: lead.userId } }
  },
  endRole: async ground => {
    const { id } = await draft(ground)
    const [lead] = (await ground.owner.ask('GET', `/crisis/people?crisisId=${id}`)).body.data
    const people = await ground.make('/crisis/people', { crisisId: id, role: 'legal', userId: lead.userId })
    return { params: { id: people.find(({ role }: { role: string }) => role === 'legal').id } }
  },
  tasks: async ground => {
    const { id } = await draft(ground)
    await ground.make('/crisis/tasks', aTask(id))
    return { query: { crisisId: id } }
  },
  addTask: async ground => ({ body: aTask((await draft(ground)).id) }),
  updateTask: async ground => {
    const { id } = await draft(ground)
    const task = await ground.make('/crisis/tasks', aTask(id))
    return { params: { id: task.id }, body: { ...aTask(id), status: 'done', version: task.version } }
  },
  taskComments: async ground => ({ params: { id: (await taskIn(ground)).id } }),
  addTaskComment: async ground => ({ body: { taskId: (await taskIn(ground)).id, text: secret } }),
  linkTask: async ground => ({ body: { id: (await taskIn(ground)).id } }),
  unlinkTask: async ground => {
    const { id } = await taskIn(ground)
    await ground.make('/crisis/tasks/link', { id })
    return { body: { id } }
  },
  playbooks: async ground => {
    await playbook(ground)
    return {}
  },
  savePlaybook: () => ({ body: { name: '停电', tasks: [{ kind: 'verify', title: '核实' }] } }),
  removePlaybook: async ground => ({ params: { id: await playbook(ground) } }),
  applyPlaybook: async ground => ({ body: { crisisId: (await draft(ground)).id, id: await playbook(ground) } }),
  tryLevel: async ground => {
    await started(ground)
    return { body: { id: 2, workdays: false, clocks: { acknowledge: 5, report: 60, statement: null, next: null } } }
  },
  clocks: async ground => ({ query: { crisisId: (await started(ground)).id } }),
  actOnClock: async ground => {
    const { id } = await started(ground)
    const [clock] = (await ground.owner.ask('GET', `/crisis/clocks?crisisId=${id}`)).body.data
    return { body: { id: clock.id, act: 'acknowledge' } }
  },
  exportLines: async ground => ({
    body: { chosen: { ids: [], allOf: { crisisId: (await draft(ground)).id } }, columns: ['text'] },
  }),
  lines: async ground => ({ body: { crisisId: (await draft(ground)).id } }),
  listLatent: async ground => {
    await aDanger(ground)
    return { body: {} }
  },
  markLatent: async ground => ({ body: { storyId: await aDanger(ground), state: 'watched' } }),
  startLatent: async ground => ({ body: { storyId: await aDanger(ground), name: '锅炉', crisisLevel: 3 } }),
  share: async ground => ({
    body: { id: (await draft(ground)).id, expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
  }),
  addLine: async ground => ({ body: { crisisId: (await draft(ground)).id, text: secret } }),
  rules: async ground => {
    await rule(ground)
    return {}
  },
  rule: async ground => ({ params: { id: (await rule(ground)).id } }),
  addRule: () => ({ body: aRule }),
  updateRule: async ground => {
    const { id, version } = await rule(ground)
    return { params: { id }, body: { ...aRule, name: '改名', version } }
  },
  removeRule: async ground => ({ params: { id: (await rule(ground)).id } }),
  ruleVersions: async ground => ({ params: { id: (await rule(ground)).id } }),
  tryRule: ground => ({
    body: { draft: { ...aRule, mediaType: ['web', 'press'], warningWords: '', wordMonitors: [ground.monitor] } },
  }),
  openings: async ground => {
    await opening(ground)
    return { body: {} }
  },
  openingArticles: async ground => ({ params: { id: await opening(ground) } }),
  startOpening: async ground => ({ body: { id: await opening(ground) } }),
  addOpening: async ground => ({ body: { id: await opening(ground), crisisId: (await draft(ground)).id } }),
  dismissOpening: async ground => ({ body: { idList: [await opening(ground)], reason: '误报' } }),
  ...statementFillings,
}
