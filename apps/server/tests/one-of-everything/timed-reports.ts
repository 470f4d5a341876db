import { randomUUID } from 'node:crypto'
import { type Fillings, type Ground, secret } from './ground.ts'
import { sentFile } from './sent-file.ts'

const path = '/inews/reportTimer'
const draft = ({ monitor }: Ground) => ({
  name: `${secret} ${randomUUID().slice(0, 8)}`,
  templateId: 'bare',
  monitors: [monitor],
  formats: ['html'],
})
const timer = (ground: Ground, more: object = {}) => ground.make(path, { ...draft(ground), ...more })
/** One that waits for a look: its files are there. */
const run = async (ground: Ground) => {
  const { id } = await timer(ground, { reviewFirst: true })
  return ground.make(`${path}/run`, { id })
}
const report = async (ground: Ground): Promise<number> => {
  const { monitor, make } = ground
  const requested = { reportName: `${secret} 报告`, templateId: 'bare', monitors: [monitor] }
  return (await make('/report/add', requested)).reportId
}
const schedule = { frequency: 'weekly', weekdays: [1], time: '08:30' }

const page = () => sentFile(`${secret}.html`, `<!doctype html><title>${secret}</title>`)

export const timedReports: Fillings = {
  list: async ground => {
    await timer(ground)
    return {}
  },
  next: () => ({ body: schedule, alike: 'A schedule in the same zone comes round at the same moments.' }),
  get: async ground => ({ params: { id: (await timer(ground)).id } }),
  create: ground => ({ body: draft(ground) }),
  update: async ground => {
    const { id, version } = await timer(ground)
    return { body: { ...draft(ground), id, version } }
  },
  pause: async ground => ({ body: { id: (await timer(ground)).id, paused: true } }),
  delete: async ground => ({ params: { id: (await timer(ground)).id } }),
  remove: async ground => ({ body: { ids: [(await timer(ground)).id] } }),
  run: async ground => ({ body: { id: (await timer(ground)).id } }),
  runs: async ground => {
    await run(ground)
    return {}
  },
  oneRun: async ground => ({ params: { id: (await run(ground)).id } }),
  removeRuns: async ground => ({ body: { idList: [(await run(ground)).id] } }),
  upload: async ground => ({ query: { id: (await run(ground)).id }, ...(await page()) }),
  retry: async ground => ({ body: { id: await ground.makeFailedRun() } }),
  send: async ground => ({ body: { id: (await run(ground)).id, sends: 0 } }),
  sendReport: async ground => ({
    body: { reportId: await report(ground), kinds: ['html'], addresses: ['reader@example.com'] },
  }),
  files: async ground => {
    const reportId = await report(ground)
    const { body, headers } = await page()
    await ground.owner.ask('POST', `/report/upload?reportId=${reportId}`, body, headers)
    return { params: { reportId } }
  },
  uploadReport: async ground => ({ query: { reportId: await report(ground) }, ...(await page()) }),
}
