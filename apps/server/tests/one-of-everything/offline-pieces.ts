import { type Fillings, type Ground, secret } from './ground.ts'
import { campaignOf } from './releases.ts'

const path = '/ipr/activity/offlinePieces'
const written = { medium: `${secret}晚报`, publishedOn: '2026-11-20', title: `${secret}的版面` }

export async function anOfflinePiece(ground: Ground, name: string, more: object = {}) {
  return ground.make(path, { activityId: await campaignOf(ground, `printed ${name}`), ...written, ...more })
}

/** As a form of one file. */
async function aPage(): Promise<{ body: object; headers: Record<string, string> }> {
  const form = new FormData()
  form.append('file', new Blob([Buffer.from(`%PDF-1.4\n% ${secret}\n%%EOF\n`)]), 'a.pdf')
  const sent = new Response(form)
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}
async function sentPage({ owner }: Ground): Promise<{ id: number; name: string; size: number }> {
  const { body, headers } = await aPage()
  return (await owner.ask('POST', `${path}/send`, body, headers)).body.data
}

export const offlinePieces: Fillings = {
  list: async ground => ({ query: { activityId: (await anOfflinePiece(ground, 'listed')).activityId } }),
  get: async ground => ({ params: { id: (await anOfflinePiece(ground, 'read')).id } }),
  create: async ground => ({ body: { ...written, activityId: await campaignOf(ground, 'of a new page') } }),
  update: async ground => {
    const { id, ...piece } = await anOfflinePiece(ground, 'changed')
    return { params: { id }, body: { ...piece, title: '改了' } }
  },
  remove: async ground => ({ body: { ids: [(await anOfflinePiece(ground, 'removed')).id] } }),
  send: () => aPage(),
  openFile: async ground => ({
    params: { id: (await anOfflinePiece(ground, 'with a page', { files: [await sentPage(ground)] })).id },
  }),
}
