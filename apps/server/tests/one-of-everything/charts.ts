import { type Filling, type Fillings, type Ground, secret } from './ground.ts'

const requested = ({ question }: Ground): Filling => ({ body: question })

const embeds = '/inews/monitorChart/embeds'
const anEmbed = ({ question, monitor }: Ground) => ({
  ...{ chart: 'mediaTypes', title: secret, language: 'zh', theme: 'phantom-blue', sites: ['https://site.invalid'] },
  question: { ...question, monitors: [monitor] },
})
const note = { monitorId: null, from: new Date(Date.now() - 3_600_000).toISOString(), until: null, text: secret }
const aNote = ({ make }: Ground) => make('/inews/monitorChart/notes', note)

export const charts: Fillings = {
  overview: requested,
  volumeTrend: requested,
  overviewVolumeTrend: requested,
  disturbances: async ({ make, question }) => {
    await make('/spider/source/save', { url: `https://${secret}.invalid/feed`, name: secret })
    return { body: question, alike: 'nothing was disturbed yet' }
  },
  anomalies: ({ question }) => ({ body: question, alike: 'nothing is out of the usual' }),
  against: ({ question }) => ({ body: { ...question, against: 'before' }, alike: 'nothing is that old' }),
  forecast: ({ question }) => ({ body: question, alike: 'three weeks are not known' }),
  why: requested,
  sentimentShares: requested,
  sentimentTrend: requested,
  mediaTypes: requested,
  activeMedia: requested,
  popularAccounts: requested,
  hotWords: requested,
  overviewHotWords: requested,
  releaseRegions: requested,
  hotSpots: requested,
  mentionedRegions: ({ question }) => ({ body: question, alike: 'no text of its articles names a place' }),
  regions: ({ question }) => ({ body: { ...question, of: 'release' } }),
  maps: () => ({ alike: 'maps are the installation’s' }),
  map: () => ({ params: { code: 110_000 }, alike: 'maps are the installation’s' }),
  accountTypes: requested,
  accountGenders: requested,
  articlePositions: requested,
  touch: requested,
  byWeekday: requested,
  coverage: requested,
  publishers: requested,
  wordMoves: requested,
  companions: ({ question }) => ({ body: { ...question, word: '灯塔' }, alike: 'no word goes with it' }),
  split: ({ question }) => ({ body: { ...question, by: 'sentiment' } }),
  weights: () => ({ alike: 'nobody has set weights of their own yet' }),
  setWeights: () => ({
    body: {
      weights: {
        brandHealth: { volume: 1, sentiment: 1, reach: 1, voice: 1, risk: 2 },
        storyHeat: { articles: 1, media: 1, interactions: 2 },
      },
      version: 0,
    },
  }),
  negative: requested,
  export: ({ question }) => ({ body: { ...question, charts: [{ chart: 'mediaTypes' }], kind: 'csv' } }),
  embeds: async ground => {
    await ground.make(embeds, anEmbed(ground))
    return {}
  },
  makeEmbed: ground => ({ body: anEmbed(ground) }),
  changeEmbed: async ground => ({
    params: { id: (await ground.make(embeds, anEmbed(ground))).embed.id },
    body: { title: secret, language: 'en', theme: 'phantom-blue', sites: ['https://other.invalid'], days: 30 },
  }),
  revokeEmbed: async ground => ({ params: { id: (await ground.make(embeds, anEmbed(ground))).embed.id } }),
  inWords: ({ question, monitor }) => ({ body: { ...question, monitors: [monitor] } }),
  spread: ({ question }) => ({ body: { ...question, story: 1 }, alike: 'no story has this number' }),
  standings: () => ({}),
  notes: async ground => {
    await aNote(ground)
    return { body: { from: ground.question.from, to: ground.question.to } }
  },
  note: async ground => ({ params: { id: (await aNote(ground)).id } }),
  addNote: ({ monitor }) => ({ body: { ...note, monitorId: monitor } }),
  changeNote: async ground => {
    const { id, version } = await aNote(ground)
    return { params: { id }, body: { ...note, text: `${secret} 2`, version } }
  },
  removeNote: async ground => ({ params: { id: (await aNote(ground)).id } }),
}
