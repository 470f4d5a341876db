import { type Fillings, type Ground, secret } from './ground.ts'
import { sentFile } from './sent-file.ts'

const path = '/inews/recogTask'
const subtitles = () => sentFile(`${secret}.srt`, `1\n00:00:01,000 --> 00:00:02,500\n${secret}亮了\n`)
/** Two by one pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADElEQVR4nGNgYPgPAAEDAQCS0Q2vAAAAAElFTkSuQmCC',
  'base64',
)

async function sendOne({ owner }: Ground): Promise<number> {
  const { body, headers } = await subtitles()
  return (await owner.ask('POST', `${path}/file`, body, headers)).body.data.id
}
async function sendPicture({ owner }: Ground): Promise<number> {
  const { body, headers } = await sentFile('a.png', png)
  return (await owner.ask('POST', `${path}/picture`, body, headers)).body.data.id
}
const add = async (ground: Ground) => ground.make(path, { type: 'audio', fileId: await sendOne(ground) })

export const recognition: Fillings = {
  create: async ground => ({ body: { type: 'audio', fileId: await sendOne(ground) } }),
  list: async ground => {
    await add(ground)
    return {}
  },
  get: async ground => ({ params: { id: (await add(ground)).id } }),
  sendFile: subtitles,
  sendPicture: () => sentFile('a.png', png),
  searchSameImg: async ground => ({ body: { fileId: await sendPicture(ground) } }),
  lookAtMonitor: async ({ makeMonitor }) => ({ body: { monitorId: (await makeMonitor()).id, looks: true } }),
  lookedMonitors: async ({ make, makeMonitor }) => {
    await make(`${path}/pictures`, { monitorId: (await makeMonitor()).id, looks: true })
    return {}
  },
  clip: async ground => ({ body: { recordingId: (await ground.makeRecording()).id, start: 0, end: 5 } }),
  tools: () => ({ alike: 'programs of the installation' }),
}
