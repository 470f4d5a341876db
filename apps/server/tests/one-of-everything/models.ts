import { type Fillings, type Ground, secret } from './ground.ts'

const terms = { leaves: 'excerpts', scenesOff: [], mostOfRun: 100, mostOfPerson: null, mostOfAll: null }
const own = () => ({ url: 'https://localhost/v1', model: secret, key: secret, priceIn: 1, priceOut: 2 })
let changes = 0
const versionNow = async ({ owner }: Ground): Promise<number> =>
  (await owner.ask('GET', '/chatgpt/model')).body.data.version

export const models: Fillings = {
  terms: async ground => {
    const body = { ...terms, own: own(), version: await versionNow(ground) }
    await ground.owner.ask('PUT', '/chatgpt/model', body)
    return {}
  },
  // The model of the tests answers again.
  changeTerms: async ground => ({
    body: { ...terms, own: null, mostOfAll: ++changes, version: await versionNow(ground) },
  }),
  tryOwn: () => ({ body: own() }),
  // The assistant, which stands before it, used the owner’s.
  uses: () => ({}),
}
