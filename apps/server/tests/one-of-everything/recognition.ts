import { type Fillings, type Ground, secret } from './ground.ts'
import { sentFile } from './sent-file.ts'

const path = '/inews/recogTask'
const subtitles = () => sentFile('字幕.srt', `1\n00:00:01,000 --> 00:00:02,500\n${secret}亮了\n`)
/** Nine by eight pixels of many greys. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAICAIAAACkr0LiAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAA4ElEQVQImQXBIQBDQAAAwLeGNtpEizQ01kwjTqShsYZG3OLWTENDI1rcGtpoROLWdgcAAAzDGIYRRVHbtjAM8zxv23aSJODz+Wy3W1EUXdfN83yapt1uJ8tyEASgqqplWUiSPJ1Ol8ulaZrv90tRlKZp4Ha7vV4vCIJYljVN8/F4dF2HIIggCMBxnDRNh2HAMOx4PHqeVxTFPM8EQQBFUcIwrOt6Xdf9fq+q6vV6fT6fv98P0DSt6/r9fn+/35vNhuM4y7LiOO77HqAoejgczudzlmXjOOI4LkmS7/tlWf4BE+xmhca7vxgAAAAASUVORK5CYII=',
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
