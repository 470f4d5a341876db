import { anew, everybody, type Fillings } from './ground.ts'

export const vocabularies: Fillings = {
  list: () => ({}),
  get: ({ vocabulary }) => ({ params: { id: vocabulary.id } }),
  create: () => ({ body: { use: 'words', name: anew('一组词'), words: ['灯塔群'] } }),
  update: async ({ makeVocabulary }) => {
    const { id, version, use, words } = await makeVocabulary()
    return { body: { id, version, use, name: `改了 ${id}`, words } }
  },
  remove: async ({ makeVocabulary }) => ({ params: { id: (await makeVocabulary()).id } }),
  removeChosen: async ({ makeVocabulary }) => ({ body: { ids: [(await makeVocabulary()).id] } }),
  addStopWord: () => ({ body: { word: '灯塔停' } }),
  named: () => ({}),
  uses: ({ vocabulary }) => ({ params: { id: vocabulary.id } }),
  effect: async ({ makeVocabulary, makeMonitor }) => {
    const { id, name } = await makeVocabulary()
    const monitor = await makeMonitor(`@"${name}"`)
    return { params: { id }, body: { words: ['灯塔'], use: { kind: 'monitor', id: monitor.id } } }
  },
  dimensions: () => ({}),
  general: () => ({ alike: everybody }),
}
