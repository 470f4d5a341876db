import { type Fillings, type Ground, secret } from './ground.ts'

let made = 0
const draft = () => ({ kind: 'collect', content: `${secret} 请采集`, url: `https://example.com/${secret}/${++made}` })
const aReport = (ground: Ground) => ground.make('/api/dataFeedbackInfo', draft())

export const dataReports: Fillings = {
  report: () => ({ body: { kind: 'collect', content: '请采集这个网站', url: 'https://example.com/new' } }),
  list: async ground => {
    await aReport(ground)
    return {}
  },
  get: async ground => ({ params: { id: (await aReport(ground)).id } }),
  process: async ground => {
    const { id, version } = await aReport(ground)
    return { body: { id, version, flag: 1, answer: secret } }
  },
  figures: () => ({}),
}
