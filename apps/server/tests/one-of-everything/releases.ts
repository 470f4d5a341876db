import { buffer } from 'node:stream/consumers'
import { packageOf } from '@guanlan/platform/server'
import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/ipr/activity/releases'
let made = 0
export const campaignOf = async ({ make }: Ground, name: string) =>
  (await make('/ipr/activity/add', { name: `${secret} ${name} ${++made}`, startTime: '2026-11-20T00:00:00Z' }))
    .id as number

export async function aRelease(ground: Ground, name: string, more: object = {}) {
  const activityId = await campaignOf(ground, `of ${name}`)
  return ground.make(path, {
    ...{ activityId, title: `${secret} ${name}`, text: `${secret}的稿件。`, releaseAt: new Date().toISOString() },
    ...more,
  })
}

/** As a form of one file. */
async function aDocument(): Promise<{ body: object; headers: Record<string, string> }> {
  const form = new FormData()
  const text = `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${secret}</w:t></w:r></w:p></w:body></w:document>`
  const bytes = await buffer(packageOf([{ name: 'word/document.xml', bytes: Buffer.from(text) }]))
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.docx')
  const sent = new Response(form)
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}
async function sentFile({ owner }: Ground): Promise<{ id: number; name: string; size: number }> {
  const { body, headers } = await aDocument()
  return (await owner.ask('POST', `${path}/send`, body, headers)).body.data
}

export const releases: Fillings = {
  list: async ground => ({ query: { activityId: (await aRelease(ground, 'listed')).activityId } }),
  get: async ground => ({ params: { id: (await aRelease(ground, 'read')).id } }),
  create: async ground => ({
    body: {
      ...{ activityId: await campaignOf(ground, 'of a new release'), title: '新的稿件', text: '新的正文' },
      releaseAt: new Date().toISOString(),
    },
  }),
  update: async ground => ({ body: { ...(await aRelease(ground, 'changed')), title: '改了' } }),
  remove: async ground => ({ body: { ids: [(await aRelease(ground, 'removed')).id] } }),
  noteSent: async ground => ({
    body: { ids: [(await aRelease(ground, 'sent')).id], sentAt: new Date().toISOString() },
  }),
  send: () => aDocument(),
  readText: async ground => ({ body: { fileId: (await sentFile(ground)).id } }),
  openFile: async ground => ({
    params: { id: (await aRelease(ground, 'with a file', { files: [await sentFile(ground)] })).id },
  }),
}
