import { type Fillings, type Ground, secret } from './ground.ts'

const aTest = ({ make }: Ground) =>
  make('/spider/recall/begin', { name: secret, text: `https://example.com/${secret}` })

export const recallTests: Fillings = {
  list: async ground => {
    await aTest(ground)
    return {}
  },
  items: async ground => ({ body: { id: (await aTest(ground)).id } }),
  file: ({ sheet }) => sheet,
  begin: async ({ upload }) => ({
    body: { name: secret, file: await upload('/spider/recall/file', `title\n${secret}`) },
  }),
  again: async ground => ({ params: { id: (await aTest(ground)).id } }),
  remove: async ground => ({ params: { id: (await aTest(ground)).id } }),
}
