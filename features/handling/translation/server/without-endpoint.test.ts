// No endpoint is set: one sentence that names the setting, and Chinese is converted all the same.
import { expect, test } from 'vitest'
import { translateText } from './translate.ts'

const parts = { translator: null, signal: new AbortController().signal, now: new Date() }
const article = { title: '软件', body: '软件。', language: 'zh-CN' }

test('a foreign text is refused with the setting that is missing', async () => {
  await expect(translateText({ ...article, language: 'en' }, 'zh-CN', 'all', parts)).rejects.toMatchObject({
    kind: 'conflict',
    key: 'translation.noEndpoint',
  })
})

test('simplified becomes traditional', async () => {
  expect(await translateText(article, 'zh-TW', 'all', parts)).toMatchObject({ title: '軟體', paragraphs: ['軟體。'] })
})
