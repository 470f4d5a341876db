import { type Fillings, type Ground, secret } from './ground.ts'

let made = 0
/** An event of the owner's with an article. */
async function subject({ make, makeArticles }: Ground): Promise<{ kind: 'event'; id: number }> {
  const startTime = new Date(Date.now() - 86_400_000).toISOString()
  const { id } = await make('/ipr/infoEvent/add', { title: `${secret}溯源 ${++made}`, rule: secret, startTime })
  await make('/ipr/infoEvent/addArticles', { eventId: id, idList: await makeArticles(1) })
  return { kind: 'event', id }
}
const expiresAt = () => new Date(Date.now() + 86_400_000).toISOString()

export const traceability: Fillings = {
  picture: async ground => ({ body: await subject(ground) }),
  versions: async ground => ({ body: { articles: await ground.makeArticles(2) } }),
  export: async ground => ({ body: await subject(ground) }),
  reposts: async ground => ({ body: await subject(ground) }),
  exportReposts: async ground => ({ body: await subject(ground) }),
  share: async ground => ({ body: { ...(await subject(ground)), expiresAt: expiresAt() } }),
}
