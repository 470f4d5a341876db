import type { KnownEntry } from '@guanlan/features/collecting/sources/server'
import { describe, expect, test } from 'vitest'
import type { RawArticle } from '../../items.ts'
import { identifyEntries } from './identify-entries.ts'

const at = (path: string) => `https://news.example.com/${path}`
const entry = (sourceId: string | undefined, url: string | undefined, title: string): RawArticle => ({
  sourceId,
  url,
  title,
})

/** Visits one after the other: what each entry is known by, and what was done. */
function visits(...answers: RawArticle[][]) {
  let known: readonly KnownEntry[] | null = null
  return answers.map(answer => {
    const { entries, known: next, ...counts } = identifyEntries(answer, known)
    known = next
    return {
      ...counts,
      ids: entries.map(({ sourceId }) => sourceId),
      edited: entries.flatMap(({ isEdited, title }) => (isEdited ? [title] : [])),
    }
  })
}

describe('an id of a feed', () => {
  test('that several entries of one answer have says nothing: their links do', () => {
    const answer = [
      entry('post-1', at('g/1'), '甲'),
      entry('post-1', at('g/2'), '乙'),
      entry('post-2', at('g/3'), '丙'),
    ]
    const [first, second] = visits(answer, answer)
    expect(first).toMatchObject({ ids: [at('g/1'), at('g/2'), 'post-2'], sameIds: 2 })
    expect(second).toMatchObject({ ids: [at('g/1'), at('g/2'), 'post-2'], sameIds: 0, newIds: 0, edited: [] })
  })

  test('that two entries without a link have leaves the text', () =>
    expect(visits([entry('0', undefined, '甲'), entry('0', at('b'), '乙')])[0]?.ids).toEqual([undefined, at('b')]))

  test('of the same entry twice is one', () =>
    expect(visits([entry('1', at('a'), '甲'), entry('1', at('a'), '甲')])[0]).toMatchObject({
      ids: ['1', '1'],
      sameIds: 0,
    }))

  test('that stays while link and title change is another article, and stays so', () => {
    const other = [entry('latest', at('b'), '乙')]
    const found = visits([entry('latest', at('a'), '甲')], other, other, [entry('latest', at('c'), '丙')])
    expect(found.map(({ ids }) => ids)).toEqual([['latest'], [at('b')], [at('b')], [at('c')]])
    expect(found.map(({ sameIds }) => sameIds)).toEqual([0, 1, 0, 1])
  })

  test('that a second entry takes besides is told apart, also under one title', () => {
    const [, second] = visits([entry('1', at('a'), '早报')], [entry('1', at('a'), '早报'), entry('1', at('b'), '早报')])
    expect(second).toMatchObject({ ids: ['1', at('b')], sameIds: 1 })
  })

  test('that stays while the link alone changes is the same article', () =>
    expect(visits([entry('7', at('a?x=1'), '甲')], [entry('7', at('a?x=2'), '甲')])[1]).toMatchObject({
      ids: ['7'],
      sameIds: 0,
    }))

  test('that stays with its link while the title changes is an edit, told once', () => {
    const changed = [entry('7', at('a'), '甲，更正')]
    const found = visits([entry('7', at('a'), '甲')], changed, changed)
    expect(found.map(({ ids, edited }) => [ids, edited])).toEqual([
      [['7'], []],
      [['7'], ['甲，更正']],
      [['7'], []],
    ])
  })

  test('that changes while the link stays is the same article, from then on', () => {
    const found = visits([entry('v1', at('a'), '甲')], [entry('v2', at('a'), '甲')], [entry('v3', at('a'), '甲')])
    expect(found.map(({ ids }) => ids)).toEqual([['v1'], ['v1'], ['v1']])
    expect(found.map(({ newIds }) => newIds)).toEqual([0, 1, 1])
  })

  test.each([
    ['for which all entries give the front page', [entry('1', at(''), '甲')], [entry('2', at(''), '乙')]],
    ['beside the earlier one', [entry('1', at('a'), '甲')], [entry('1', at('a'), '甲'), entry('2', at('a'), '乙')]],
    ['where two had its link', [entry('1', at('a'), '甲'), entry('2', at('a'), '乙')], [entry('3', at('a'), '丙')]],
    ['twice with one link', [entry('1', at('a'), '甲')], [entry('2', at('a'), '甲'), entry('3', at('a'), '乙')]],
    ['with another link', [entry('1', at('a'), '甲')], [entry('2', at('b'), '甲')]],
  ])('that is new %s is another article', (_, first, second) => {
    const found = visits(first, second)[1]
    expect(found?.ids.at(-1)).toBe(second.at(-1)?.sourceId)
    expect(found?.newIds).toBe(0)
  })

  test('of 500 entries alike costs no more than 500 others', () => {
    const answer = Array.from({ length: 500 }, (_, n) => entry('same', at(`n/${n}`), '同一标题'))
    expect(new Set(visits(answer, answer)[1]?.ids).size).toBe(500)
  })
})
