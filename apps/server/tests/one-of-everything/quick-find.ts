import { type Fillings, secret } from './ground.ts'

export const quickFind: Fillings = {
  names: async ({ make }) => {
    await make('/inews/data/label', { name: `${secret} 查找` })
    return { query: { words: secret } }
  },
  texts: () => ({ query: { words: secret } }),
}
