// What the pipeline reads of vocabularies, on a real database.
import { beforeEach, describe, expect, test } from 'vitest'
import { vocabulariesOf } from './load-vocabularies.ts'
import { serveVocabularies } from './testing/serve.ts'

const { databases, asMember } = serveVocabularies()
const version = async (org: number) =>
  (await databases().worker.selectFrom('own_readings').select('version').where('org_id', '=', org).executeTakeFirst())
    ?.version

describe('what organisations have set', () => {
  let added = 0
  beforeEach(async () => {
    const mine = asMember(7)
    await mine('POST', '/inews/vocabulary', { use: 'words', name: '甲', words: ['岚舟X7', '青麓'] })
    await mine('POST', '/inews/vocabulary', { use: 'words', name: '乙', words: ['雾湾'] })
    await mine('POST', '/inews/vocabulary', { use: 'words', name: '丙', words: ['不要'], enabled: false })
    await mine('POST', '/inews/vocabulary', { use: 'stopWords', name: '丁', words: ['套话'] })
    const dimension = { use: 'dimension', name: '经销商', words: ['加价'], hints: ['门店'] }
    added = (await mine('POST', '/inews/vocabulary', dimension)).body.data.id
    const off = { use: 'dimension', name: '质量', words: [], replaces: 'quality', enabled: false }
    await mine('POST', '/inews/vocabulary', off)
  })

  test('is read for several at once: words of what is switched on, and all dimensions', async () => {
    await asMember(8)('POST', '/inews/vocabulary', { use: 'words', name: '甲', words: ['鹭行'] })
    const stored = await vocabulariesOf(databases().worker, [7, 8, 9])
    expect([...stored]).toEqual([
      [
        7,
        {
          words: ['岚舟X7', '青麓', '雾湾'],
          stopWords: ['套话'],
          dimensions: [
            { id: `own-${added}`, name: '经销商', words: ['加价'], hints: ['门店'], replaces: null, enabled: true },
            { id: 'quality', name: '质量', words: [], hints: [], replaces: 'quality', enabled: false },
          ],
        },
      ],
      [8, { words: ['鹭行'], stopWords: [], dimensions: [] }],
    ])
    expect((await vocabulariesOf(databases().worker, [])).size).toBe(0)
  })

  test('is noted as changed by every adding, changing and removing, for that organisation alone', async () => {
    const mine = asMember(7)
    const before = { mine: Number(await version(7)), other: await version(8) }
    const draft = { use: 'stopWords', name: '新', words: ['新词'] }
    const { id } = (await mine('POST', '/inews/vocabulary', draft)).body.data
    expect(Number(await version(7))).toBe(before.mine + 1)
    await mine('PUT', '/inews/vocabulary', { ...draft, id, version: 1, enabled: false })
    expect(Number(await version(7))).toBe(before.mine + 2)
    await mine('DELETE', `/inews/vocabulary/${id}`)
    expect(Number(await version(7))).toBe(before.mine + 3)
    expect(await version(8)).toBe(before.other)
  })
})
