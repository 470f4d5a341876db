import { randomUUID } from 'node:crypto'
import { type Fillings, type Ground, secret } from './ground.ts'
import { sentFile } from './sent-file.ts'

const path = '/inews/reportCase'
const aFile = () => sentFile('样例.pdf', '%PDF-1.4\n%EOF\n')
const title = () => `${secret}案例 ${randomUUID()}`

async function sendOne({ owner }: Ground): Promise<number> {
  const { body, headers } = await aFile()
  return (await owner.ask('POST', `${path}/file`, body, headers)).body.data.id
}
const add = async (ground: Ground) => ground.make(path, { title: title(), fileId: await sendOne(ground) })

/** Of a report, whose document and template stand with it. */
async function addOfReport(ground: Ground): Promise<number> {
  const { orgId } = ground.owner
  return ground.makeReportCase(orgId)
}

export const reportCases: Fillings = {
  list: async ground => {
    await add(ground)
    return {}
  },
  get: async ground => ({ params: { id: (await add(ground)).id } }),
  save: async ground => ({ body: { title: title(), fileId: await sendOne(ground) } }),
  sendFile: aFile,
  file: async ground => ({ params: { id: (await add(ground)).id } }),
  copyTemplate: async ground => ({ params: { id: await addOfReport(ground) } }),
  remove: async ground => ({ query: { id: (await add(ground)).id } }),
}
