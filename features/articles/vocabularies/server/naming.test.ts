import { expect, test } from 'vitest'
import { type NameableVocabulary, namedBy, wrongNameIn } from './naming.ts'

const list = (id: number, name: string, ...words: string[]): NameableVocabulary => ({
  id,
  name,
  words,
  namesOthers: true,
})

test('a name stands for the words of its vocabulary and of those that it names', () => {
  const named = namedBy([
    list(1, '竞品', '鲸鱼', '@国外竞品'),
    list(2, '国外竞品', 'Whale', '鲸鱼', '＠更多'),
    list(3, '更多', '海豚'),
  ])
  expect(named.get('竞品')).toEqual({ id: 1, name: '竞品', words: ['鲸鱼', 'Whale', '海豚'], ids: [1, 2, 3] })
  expect(named.get('更多')?.ids).toEqual([3])
})

test('of two that are called alike the first is meant; a list without words stands for nothing', () => {
  const named = namedBy([list(1, '竞品', '甲'), list(2, '竞品', '乙'), list(3, '空', '@无')])
  expect(named.get('竞品')?.words).toEqual(['甲'])
  expect(named.has('空')).toBe(false)
})

test('own words and dimensions name no others: the sign is theirs', () => {
  const own = { ...list(1, '自定义', '@官方'), namesOthers: false }
  expect(namedBy([own]).get('自定义')?.words).toEqual(['@官方'])
  expect(wrongNameIn(own, [])).toBeNull()
})

test('a ring is refused however long, and so is a name that is not there', () => {
  const others = [list(2, '乙', '@丙'), list(3, '丙', '词', '@甲')]
  expect(wrongNameIn(list(1, '甲', '词', '@乙'), others)).toEqual({ key: 'vocabularies.ring', at: 1, name: '乙' })
  expect(wrongNameIn(list(1, '甲', '@甲'), [])).toMatchObject({ key: 'vocabularies.ring' })
  expect(wrongNameIn(list(1, '甲', '@丁'), others)).toEqual({ key: 'vocabularies.noSuchName', at: 0, name: '丁' })
  expect(wrongNameIn(list(1, '另', '@丙'), [list(3, '丙', '词')])).toBeNull()
  // A ring that was there before does not hang.
  expect(namedBy([list(1, '甲', '@乙', '词'), list(2, '乙', '@甲')]).get('甲')?.words).toEqual(['词'])
})
