import { type Fillings, type Ground, secret } from './ground.ts'
import { campaignOf } from './releases.ts'
import { sentFile, storedFile } from './sent-file.ts'

const path = '/ipr/activity/offlinePieces'
const written = { medium: `${secret}晚报`, publishedOn: '2026-11-20', title: `${secret}的版面` }

export async function anOfflinePiece(ground: Ground, name: string, more: object = {}) {
  return ground.make(path, { activityId: await campaignOf(ground, `printed ${name}`), ...written, ...more })
}

const aPage = () => sentFile('a.pdf', `%PDF-1.4\n% ${secret}\n%%EOF\n`)

export const offlinePieces: Fillings = {
  list: async ground => ({ query: { activityId: (await anOfflinePiece(ground, 'listed')).activityId } }),
  get: async ground => ({ params: { id: (await anOfflinePiece(ground, 'read')).id } }),
  create: async ground => ({ body: { ...written, activityId: await campaignOf(ground, 'of a new page') } }),
  update: async ground => {
    const { id, ...piece } = await anOfflinePiece(ground, 'changed')
    return { params: { id }, body: { ...piece, title: '改了' } }
  },
  remove: async ground => ({ body: { ids: [(await anOfflinePiece(ground, 'removed')).id] } }),
  adSetting: () => ({ alike: 'nobody has switched it on' }),
  saveAdSetting: () => ({ body: { isOn: true } }),
  adValues: async ground => {
    await ground.make('/ipr/activity/adValue/setting', { isOn: true })
    return { params: { id: (await anOfflinePiece(ground, 'with a price', { size: 10 })).activityId } }
  },
  send: aPage,
  openFile: async ground => ({
    params: {
      id: (
        await anOfflinePiece(ground, 'with a page', {
          files: [await storedFile(ground, `${path}/send`, await aPage())],
        })
      ).id,
    },
  }),
}
