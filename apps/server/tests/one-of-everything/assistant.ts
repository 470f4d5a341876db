import { randomUUID } from 'node:crypto'
import { type Fillings, type Ground, openWord, secret } from './ground.ts'

const path = '/chatgpt/session'
const newSession = ({ make }: Ground): Promise<{ id: number; version: number }> =>
  make(path, { title: `${secret} ${randomUUID()}` })
/** In a session of the owner's, over its own articles. */
async function answered(ground: Ground): Promise<{ session: number; answer: number }> {
  const { id } = await newSession(ground)
  const { from, to } = ground.question
  const { id: answer } = await ground.make(`${path}/${id}/message`, {
    question: `${secret} ${openWord}`,
    plan: { from, to },
  })
  return { session: id, answer }
}
const collected = async (ground: Ground): Promise<{ id: number }> =>
  ground.make('/chatgpt/collect', { answerId: (await answered(ground)).answer, note: secret })

/** A result of the owner's, out of its own article. */
const excerpted = ({ make, article }: Ground): Promise<{ id: number }> =>
  make('/chatgpt/instruct/401/run', {
    values: { subject: `${secret} ${randomUUID()}`, articles: [article] },
  })

/** The organisation lets the model of the tests have excerpts. */
async function letModel({ owner }: Ground): Promise<void> {
  const { data } = (await owner.ask('GET', '/chatgpt/model')).body
  const { version, scenesOff, mostOfRun, mostOfPerson, mostOfAll } = data
  const body = { version, own: null, leaves: 'excerpts', scenesOff, mostOfRun, mostOfPerson, mostOfAll }
  await owner.ask('PUT', '/chatgpt/model', body)
}
const planOf = ({ question: { from, to } }: Ground) => ({ from, to })
/** An answer of the owner's that a model wrote. */
async function written(ground: Ground): Promise<string> {
  await letModel(ground)
  await ground.makeArticles(3)
  const { id } = await newSession(ground)
  const body = { question: `${secret} ${randomUUID()}`, plan: planOf(ground) }
  const { run } = await ground.make(`${path}/${id}/run`, body)
  // What it changes while others are asked would be taken for theirs.
  const running = async () => (await ground.owner.ask('GET', `${path}/${id}`)).body.data.running
  while (await running()) await new Promise(resolve => setTimeout(resolve, 50))
  return run
}
const instruction = () => ({
  ...{ scene: 'product', name: `${secret} ${randomUUID().slice(0, 8)}`, instruction: '写一句话', example: '' },
  fields: [{ label: '名称', kind: 'line', required: true }],
})
const newInstruction = ({ make }: Ground): Promise<{ id: number; version: number }> =>
  make('/chatgpt/instruct', instruction())

export const assistant: Fillings = {
  cost: async ground => {
    await letModel(ground)
    return { body: { question: openWord, plan: planOf(ground) } }
  },
  proposePlan: async ground => {
    await letModel(ground)
    return { body: { question: openWord } }
  },
  startRun: async ground => {
    await letModel(ground)
    const { id } = await newSession(ground)
    return { params: { id }, body: { question: openWord, plan: planOf(ground) } }
  },
  runEvents: async ground => ({ params: { id: await written(ground) } }),
  stopRun: async ground => ({ params: { id: await written(ground) } }),
  getInstruction: async ground => ({ params: { id: (await newInstruction(ground)).id } }),
  createInstruction: () => ({ body: { ...instruction(), name: randomUUID() } }),
  updateInstruction: async ground => {
    const { id, version } = await newInstruction(ground)
    return { params: { id }, body: { ...instruction(), name: randomUUID(), version } }
  },
  removeInstruction: async ground => ({ params: { id: (await newInstruction(ground)).id } }),
  instructionCost: async ground => {
    await letModel(ground)
    return { params: { id: (await newInstruction(ground)).id }, body: { values: { field1: secret } } }
  },
  tryInstruction: async ground => {
    await letModel(ground)
    return { body: { draft: instruction(), values: { field1: secret } } }
  },
  sessions: async ground => {
    await newSession(ground)
    return {}
  },
  createSession: () => ({ body: { title: randomUUID() } }),
  session: async ground => ({ params: { id: (await answered(ground)).session } }),
  renameSession: async ground => {
    const { id, version } = await newSession(ground)
    return { params: { id }, body: { title: randomUUID(), version } }
  },
  removeSession: async ground => ({ params: { id: (await newSession(ground)).id } }),
  plan: () => ({ body: { question: `${openWord} 近 7 天` } }),
  message: async ground => {
    const { id } = await newSession(ground)
    const { from, to } = ground.question
    return { params: { id }, body: { question: openWord, plan: { from, to } } }
  },
  collect: async ground => ({ body: { answerId: (await answered(ground)).answer } }),
  collected: async ground => {
    await collected(ground)
    return {}
  },
  getCollected: async ground => ({ params: { id: (await collected(ground)).id } }),
  updateCollected: async ground => {
    const { id } = await collected(ground)
    return { params: { id }, body: { note: randomUUID(), version: 1 } }
  },
  exportCollected: async ground => {
    await collected(ground)
    return { body: { chosen: { ids: [], allOf: {}, but: [] }, columns: ['question', 'answer'] } }
  },
  removeCollected: async ground => ({ params: { id: (await collected(ground)).id } }),
  scenes: () => ({ alike: 'scenes are the same for everybody; amounts are each organisation’s' }),
  instructions: async ground => {
    await newInstruction(ground)
    return {}
  },
  runs: async ground => {
    await excerpted(ground)
    return { query: { scene: 'report' } }
  },
  makeReport: async ground => ({ body: { answerId: (await excerpted(ground)).id } }),
  run: ({ article }) => ({
    params: { id: 401 },
    body: { values: { subject: `${secret} ${randomUUID()}`, articles: [article] } },
  }),
}
