import { buffer } from 'node:stream/consumers'
import { packageOf } from '@guanlan/platform/server'
import { type Fillings, type Ground, secret } from './ground.ts'
import { aJournalist } from './journalists.ts'
import { sentFile, storedFile } from './sent-file.ts'

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

async function aDocument() {
  const text = `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${secret}</w:t></w:r></w:p></w:body></w:document>`
  return sentFile('a.docx', await buffer(packageOf([{ name: 'word/document.xml', bytes: Buffer.from(text) }])))
}
const storedDocument = async (ground: Ground) => storedFile(ground, `${path}/send`, await aDocument())

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
  mail: async ground => {
    const { id } = await aJournalist(ground, 'mailed')
    await ground.make('/inews/journalistInfo/contacts/save', {
      id,
      ways: [{ kind: 'mail', value: `${id}@example.com` }],
    })
    return { body: { id: (await aRelease(ground, 'mailed')).id, journalistIds: [id] } }
  },
  mails: async ground => ({ params: { id: (await aRelease(ground, 'with mails')).id } }),
  send: () => aDocument(),
  readText: async ground => ({ body: { fileId: (await storedDocument(ground)).id } }),
  openFile: async ground => ({
    params: { id: (await aRelease(ground, 'with a file', { files: [await storedDocument(ground)] })).id },
  }),
}
