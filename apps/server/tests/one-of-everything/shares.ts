import { type Fillings, secret } from './ground.ts'

const aShare = (article: number) => ({
  idList: [article],
  title: secret,
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
})

export const shares: Fillings = {
  make: ({ article }) => ({ body: aShare(article) }),
  list: async ({ article, make }) => {
    await make('/inews/share', aShare(article))
    return {}
  },
  revoke: async ({ article, make }) => ({
    params: { id: (await make('/inews/share', aShare(article))).share.id },
  }),
}
