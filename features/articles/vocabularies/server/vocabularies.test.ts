// What members do with vocabularies, over HTTP on a real database.
import { defaultDimensions } from '@guanlan/engine/text'
import { describe, expect, test } from 'vitest'
import { type Ask, serveVocabularies } from './testing/serve.ts'

const { asMember } = serveVocabularies()
const mine = asMember(7)
const other = asMember(8)
const english = asMember(7, 'en')

const brands = { use: 'words', name: '品牌词', words: ['岚舟X7', '青麓二号'] }
const complaints = { use: 'dimension', name: '经销商', words: ['加价提车'], hints: ['门店'] }
const add = async (draft: object, ask: Ask = mine) => (await ask('POST', '/inews/vocabulary', draft)).body.data
const list = async (query = '', ask: Ask = mine) => (await ask('GET', `/inews/vocabulary${query}`)).body.data
const many = (count: number, sign = '词') => Array.from({ length: count }, (_, n) => `${sign}${n}号`)

describe('a vocabulary', () => {
  test('is added, listed, read, changed, removed and brought back by what the removal answered', async () => {
    const made = await add({ ...brands, name: ' 品牌\u0000词\n' })
    const stored = { ...brands, name: '品牌 词', hints: [], replaces: null, enabled: true }
    expect(made).toEqual({ ...stored, id: made.id, version: 1, updatedAt: expect.any(String), updatedBy: '成员 17' })
    expect((await mine('GET', `/inews/vocabulary/${made.id}`)).body.data).toEqual(made)
    const { words: _, hints: __, ...row } = made
    expect(await list()).toEqual({
      list: [{ ...row, wordCount: 2, hintCount: 0, firstWords: brands.words }],
      total: 1,
      page: 1,
      pageSize: 20,
      next: null,
    })

    const changed = { ...stored, id: made.id, name: '车型', enabled: false, words: [] }
    const saved = await mine('PUT', '/inews/vocabulary', { ...changed, version: 1 })
    expect(saved.body.data).toMatchObject({ ...changed, version: 2 })
    await mine('PUT', '/inews/vocabulary', { ...stored, id: made.id, version: 2 })

    const removed = await mine('DELETE', `/inews/vocabulary/${made.id}`)
    expect(removed.body.data).toEqual(stored)
    expect((await mine('DELETE', `/inews/vocabulary/${made.id}`)).status).toBe(404)
    expect((await mine('GET', `/inews/vocabulary/${made.id}`)).status).toBe(404)
    expect((await mine('PUT', '/inews/vocabulary', { ...stored, id: made.id, version: 3 })).status).toBe(404)
    expect(await add(removed.body.data)).toMatchObject(stored)
  })

  test('saved by somebody else meanwhile is not saved over', async () => {
    const made = await add(brands)
    await mine('PUT', '/inews/vocabulary', { ...brands, id: made.id, version: 1, name: '车型' })
    const late = await mine('PUT', '/inews/vocabulary', { ...brands, id: made.id, version: 1, words: ['雾湾'] })
    expect(late).toMatchObject({ status: 409, body: { key: 'platform.changedSince' } })
    expect(late.body.msg).toContain('成员 17')
    expect((await mine('GET', `/inews/vocabulary/${made.id}`)).body.data).toMatchObject({
      name: '车型',
      words: brands.words,
    })
  })

  test('several are removed at once, by name or by question, and nobody else’s', async () => {
    const [one, two] = [await add(brands), await add({ use: 'stopWords', name: '套话', words: ['100%满意'] })]
    await add(complaints)
    const theirs = await add(brands, other)
    const remove = async (body: object) => (await mine('POST', '/inews/vocabulary/remove', body)).body
    expect((await remove({ ids: [theirs.id] })).data).toEqual({ changed: 0 })
    expect((await remove({ allOf: { like: '%' }, but: [one.id] })).data).toEqual({ changed: 1 })
    expect((await list()).list.map((row: { name: string }) => row.name)).toEqual(['品牌词', '经销商'])
    expect((await remove({ ids: [one.id, two.id] })).data).toEqual({ changed: 1 })
    expect((await remove({})).problems).toMatchObject([{ key: 'platform.chooseSome' }])
    expect((await list('', other)).total).toBe(1)
  })

  test('is found by its use, by part of its name and by part of a word, page by page', async () => {
    await add(brands)
    await add({ use: 'stopWords', name: '套话', words: ['100%满意'] })
    await add(complaints)
    const names = async (query: string) => (await list(query)).list.map((row: { name: string }) => row.name)
    expect(await names('')).toEqual(['品牌词', '套话', '经销商'])
    expect(await names('?use=stopWords')).toEqual(['套话'])
    expect(await names('?like=x7')).toEqual(['品牌词'])
    expect(await names(`?like=${encodeURIComponent('门店')}`)).toEqual(['经销商'])
    expect(await names('?like=%25')).toEqual(['套话'])
    expect(await names('?like=_')).toEqual([])
    expect(await list('?page=2&pageSize=2')).toMatchObject({ total: 3, list: [{ name: '经销商' }], next: null })
    const { next } = await list('?pageSize=2')
    expect(await list(`?pageSize=2&after=${next}`)).toMatchObject({ total: null, list: [{ name: '经销商' }] })
  })

  test('keeps the first spelling of words that read alike, and no hint that is a sure word', async () => {
    const { id } = await add({
      ...complaints,
      words: ['Model 3', ' ｍｏｄｅｌ３ ', '加价', 'MODEL3', '加价'],
      hints: ['门店', '加 价', '门店'],
    })
    expect((await mine('GET', `/inews/vocabulary/${id}`)).body.data).toMatchObject({
      words: ['Model 3', '加价'],
      hints: ['门店'],
    })
  })

  test.each([
    ['no words', { words: [] }, 'words', 'Enter at least one word'],
    ['an empty word', { words: ['甲乙', ' \u0000'] }, 'words.1', 'A word has 1 to 50 characters'],
    ['a long word', { words: ['长'.repeat(51)] }, 'words.0', 'A word has 1 to 50 characters'],
    ['a word nobody can see', { words: ['\u200b'] }, 'words.0', 'A word has 1 to 50 characters'],
    [
      'one character',
      { words: ['甲乙', '蔚'] },
      'words.1',
      '"蔚" is a single character: it would cut every text apart. Enter the whole word',
    ],
    [
      'one emoji',
      { words: ['😀'] },
      'words.0',
      '"😀" is a single character: it would cut every text apart. Enter the whole word',
    ],
    [
      'two words in one',
      { words: ['甲乙，丙丁'] },
      'words.0',
      '"甲乙，丙丁" has a comma in it: enter it as several words',
    ],
    ['too many words', { words: many(2_001) }, 'words', 'There can be at most 2000 words'],
    ['a word that is no text', { words: [7] }, 'words.0', 'This must be text'],
    ['words that are no list', { words: '甲乙' }, 'words', 'This must be a list of words'],
    ['an empty name', { name: ' ' }, 'name', 'A name has 1 to 50 characters'],
    ['a long name', { name: '长'.repeat(51) }, 'name', 'A name has 1 to 50 characters'],
    ['another use', { use: 'brands' }, 'use', 'The use is ruleWords, words, stopWords or dimension'],
    ['hints', { hints: ['甲乙'] }, 'hints', 'Only a dimension can have this'],
    ['something to replace', { replaces: 'quality' }, 'replaces', 'Only a dimension can have this'],
  ])('with %s is refused by the field', async (_, wrong, field, msg) => {
    const { status, body } = await english('POST', '/inews/vocabulary', { ...brands, ...wrong })
    expect(status).toBe(400)
    expect(body).toMatchObject({ msg, problems: [{ field, msg }] })
    expect((await list()).total).toBe(0)
  })

  test('is refused in the reader’s language', async () => {
    expect((await mine('POST', '/inews/vocabulary', { ...brands, words: [] })).body.msg).toBe('关键词不能为空')
    const traditional = await asMember(7, 'zh-TW')('POST', '/inews/vocabulary', { ...brands, words: [] })
    expect(traditional.body.msg).toBe('關鍵詞不能為空')
  })

  test('switched off may have no words; stop words may have one character', async () => {
    expect(await add({ ...brands, words: [], enabled: false })).toMatchObject({ words: [], enabled: false })
    expect(await add({ use: 'stopWords', name: '字', words: ['呃', '😀'] })).toMatchObject({ words: ['呃', '😀'] })
  })

  test('keeps what looks like code as the text it is', async () => {
    const words = [
      `<script>alert('1')</script>`,
      `'); delete from vocabularies; --`,
      '{{name}}',
      '\\x00',
      '👨‍👩‍👧‍👦全家',
    ]
    expect(await add({ ...brands, words })).toMatchObject({ words })
    expect((await mine('POST', '/inews/vocabulary', { ...brands, words: ['<b>，'] })).body.msg).toContain('<b>，')
  })

  test('does not share its name with another of its use, and does not change its use', async () => {
    const { id } = await add(brands)
    expect((await english('POST', '/inews/vocabulary', brands)).body).toMatchObject({
      code: 1006,
      msg: '"品牌词" exists already',
      problems: [{ field: 'name' }],
    })
    const stop = { ...brands, use: 'stopWords' }
    expect((await english('PUT', '/inews/vocabulary', { ...stop, id, version: 1 })).body.problems).toMatchObject([
      { field: 'use' },
    ])
    expect(await add(stop)).toMatchObject(stop)
    expect((await mine('PUT', '/inews/vocabulary', { ...brands, id, version: 1 })).status).toBe(200)
    const both = await Promise.all([1, 2].map(() => mine('POST', '/inews/vocabulary', { ...brands, name: '同时' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('there is room for', () => {
  test('fifty vocabularies', async () => {
    for (let n = 0; n < 49; n++) await add({ ...brands, use: 'stopWords', name: `第${n}个` })
    const both = await Promise.all([1, 2].map(n => english('POST', '/inews/vocabulary', { ...brands, name: `末${n}` })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(both.find(({ status }) => status === 403)?.body.msg).toBe('There can be at most 50 vocabularies')
    const [first] = (await list()).list
    const stored = (await mine('GET', `/inews/vocabulary/${first.id}`)).body.data
    expect((await mine('PUT', '/inews/vocabulary', { ...stored, name: '改名' })).status).toBe(200)
    expect(await add(brands, other)).toMatchObject(brands)
  })

  test('ten thousand own words, whatever else there is', async () => {
    for (let n = 0; n < 5; n++) await add({ ...brands, name: `第${n}个`, words: many(2_000, `${n}之`), enabled: n > 0 })
    const more = await english('POST', '/inews/vocabulary', { ...brands, words: ['再来'] })
    expect(more.body).toMatchObject({
      code: 1007,
      msg: 'There can be at most 10,000 own words in all',
      problems: [{ field: 'words' }],
    })
    expect(await add({ ...brands, use: 'stopWords', words: many(2_000) })).toMatchObject({ use: 'stopWords' })
    const [first] = (await list()).list
    const stored = (await mine('GET', `/inews/vocabulary/${first.id}`)).body.data
    expect((await mine('PUT', '/inews/vocabulary', { ...stored, words: many(1_999) })).status).toBe(200)
    expect(await add({ ...brands, words: ['再来'] })).toMatchObject({ words: ['再来'] })
  })

  test('twenty dimensions', async () => {
    for (let n = 0; n < 20; n++) await add({ ...complaints, name: `维度${n}` })
    const { status, body } = await english('POST', '/inews/vocabulary', complaints)
    expect([status, body.msg]).toEqual([403, 'There can be at most 20 own dimensions'])
    expect(await add(brands)).toMatchObject(brands)
  })
})

describe('one word put to the stop words', () => {
  const put = async (word: string, ask: Ask = mine) => (await ask('POST', '/inews/vocabulary/stopWord', { word })).body
  test('goes to a list that is switched on, or to a new one, and is put there once', async () => {
    await add({ use: 'stopWords', name: '停用词', words: ['旧词'], enabled: false })
    const first = (await put('记者')).data
    expect(first).toMatchObject({ name: '停用词 2', added: true })
    expect((await put(' 编辑 ')).data).toEqual(first)
    expect((await put('编辑')).data).toEqual({ ...first, added: false })
    expect((await mine('GET', `/inews/vocabulary/${first.id}`)).body.data).toMatchObject({ words: ['记者', '编辑'] })
    expect((await put('编辑', other)).data).toMatchObject({ name: '停用词', added: true })
  })
  test('is refused when it is none', async () => {
    expect(await put('')).toMatchObject({ problems: [{ field: 'word' }] })
    expect(await put('两个，词')).toMatchObject({ problems: [{ field: 'words.0' }] })
  })
})

describe('another organisation', () => {
  test('sees and changes nothing of it', async () => {
    const { id, ...stored } = await add(complaints)
    expect(await list('', other)).toMatchObject({ total: 0, list: [] })
    expect((await other('GET', `/inews/vocabulary/${id}`)).status).toBe(404)
    expect((await other('DELETE', `/inews/vocabulary/${id}`)).status).toBe(404)
    expect((await other('PUT', '/inews/vocabulary', { ...complaints, id, version: 1, words: ['别的'] })).status).toBe(
      404,
    )
    expect((await other('GET', '/inews/downsideCateDic')).body.data).toHaveLength(defaultDimensions.length)
    expect((await mine('GET', `/inews/vocabulary/${id}`)).body.data).toEqual({ id, ...stored })
    // The same names and the same general dimension are free for everybody.
    expect(await add({ ...complaints, replaces: 'quality' })).toBeNull()
    expect(await add(complaints, other)).toMatchObject(complaints)
  })
})

describe('dimensions', () => {
  const dictionary = async (ask: Ask = mine) => (await ask('GET', '/inews/downsideCateDic')).body.data

  test('are the general ones, in the reader’s language, until somebody changes them', async () => {
    const general = (place: number) =>
      defaultDimensions.map(({ id, name }) => ({ id, name: name[place], own: false, enabled: true }))
    expect(await dictionary()).toEqual(general(0))
    expect(await dictionary(asMember(7, 'zh-TW'))).toEqual(general(1))
    expect(await dictionary(english)).toEqual(general(2))
  })

  test('customised, switched off, added and restored are so in the dictionary', async () => {
    const quality = await add({ ...complaints, name: '质量', replaces: 'quality' })
    await add({ ...complaints, name: '价格收费', replaces: 'price', enabled: false })
    const added = await add(complaints)
    const seen = await dictionary(english)
    expect(seen).toHaveLength(defaultDimensions.length + 1)
    expect(seen).toContainEqual({ id: 'quality', name: '质量', own: true, enabled: true })
    expect(seen).toContainEqual({ id: 'price', name: '价格收费', own: true, enabled: false })
    expect(seen).toContainEqual({ id: 'service', name: 'Service', own: false, enabled: true })
    expect(seen.at(-1)).toEqual({ id: `own-${added.id}`, name: '经销商', own: true, enabled: true })
    await mine('DELETE', `/inews/vocabulary/${quality.id}`)
    expect((await dictionary(english))[0]).toEqual({ id: 'quality', name: 'Quality', own: false, enabled: true })
  })

  test.each([
    ['one that is not general', { replaces: 'own-1' }, 400, 'replaces', 'There is no such general dimension'],
    [
      'the name of a general one that it does not replace',
      { name: '服务态度' },
      400,
      'name',
      '"服务态度" is a general dimension: customise that one, or choose another name',
    ],
    ['one that is replaced', { replaces: 'quality' }, 409, 'replaces', 'This general dimension is customised already'],
  ])('that replace %s are refused', async (_, wrong, expected, field, msg) => {
    await add({ ...complaints, name: '质量', replaces: 'quality' })
    const { status, body } = await english('POST', '/inews/vocabulary', { ...complaints, ...wrong })
    expect(status).toBe(expected)
    expect(body.problems).toMatchObject([{ field, msg }])
  })

  test('of the general table come with their words, and can be kept as they come', async () => {
    const general = (await english('GET', '/inews/vocabulary/general')).body.data
    expect(general).toHaveLength(defaultDimensions.length)
    const [quality] = general
    expect(quality).toMatchObject({ id: 'quality', name: 'Quality' })
    expect(quality.words).toContain('漏油')
    expect(quality.hints).toContain('噪音')
    for (const { id, name, words, hints } of general) {
      const { body } = await mine('POST', '/inews/vocabulary', { use: 'dimension', name, words, hints, replaces: id })
      expect(body.problems ?? []).toEqual([])
    }
  })
})
