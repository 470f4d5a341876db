import { describe, expect, test } from 'vitest'
import type { GeneralDimension, Listed, Use } from '../contract.ts'
import { sectionsOf } from './sections.ts'

const general: GeneralDimension[] = [
  { id: 'quality', name: '产品质量', words: ['漏油', '异响'], hints: ['噪音'] },
  { id: 'price', name: '价格收费', words: ['涨价'], hints: [] },
]
const listed = (id: number, use: Use, name: string, replaces: string | null = null): Listed => ({
  id,
  version: 1,
  use,
  name,
  replaces,
  enabled: true,
  wordCount: 3,
  hintCount: use === 'dimension' ? 1 : 0,
  firstWords: [],
  updatedAt: '2026-11-21T00:00:00Z',
  updatedBy: null,
})
const namesIn = (sections: ReturnType<typeof sectionsOf>) => sections.map(({ rows }) => rows.map(({ name }) => name))

describe('the list of vocabularies', () => {
  test('has three uses; an own dimension stands where the general one stood, added ones after them', () => {
    const own = [
      listed(1, 'words', '车型'),
      listed(2, 'words', '活动'),
      listed(3, 'dimension', '经销商'),
      listed(4, 'dimension', '质量', 'quality'),
    ]
    const sections = sectionsOf(own, general, new Set(['quality']), '')
    expect(namesIn(sections)).toEqual([[], ['车型', '活动'], [], ['质量', '价格收费', '经销商']])
    expect(sections.map(({ count }) => count)).toEqual([0, 6, 0, 8])
  })

  test('searched for a word has the general dimensions that have it, and no replaced one', () => {
    expect(namesIn(sectionsOf([], general, new Set(), '漏'))[3]).toEqual(['产品质量'])
    expect(namesIn(sectionsOf([], general, new Set(), '收费'))[3]).toEqual(['价格收费'])
    expect(namesIn(sectionsOf([], general, new Set(['quality']), '漏'))[3]).toEqual([])
  })
})
