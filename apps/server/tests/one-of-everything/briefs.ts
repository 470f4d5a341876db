import { type Fillings, secret } from './ground.ts'

export const briefs: Fillings = {
  text: ({ article }) => ({ body: { idList: [article], title: secret } }),
  file: ({ article }) => ({ params: { kind: 'docx' }, body: { idList: [article], title: secret } }),
}
