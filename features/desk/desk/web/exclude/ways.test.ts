// What the dialog offers for an article.
import type { ArticleDetail } from '@guanlan/features/articles/articles/contract'
import { expect, test } from 'vitest'
import { waysOf } from './ways.ts'

const article = (more: { url?: string | null; author?: string | null } = {}) =>
  ({
    baseInfo: { url: more.url ?? null },
    mediaInfo: { mediaId: 3, mediaNameCn: '甲报' },
    userInfo: { user_name: more.author ?? null },
    nlpProcess: {
      keywords: ['一', '二', '三', '四', '五', '六', '七'],
      names: [
        { kind: 'brand', name: '五' },
        { kind: 'person', name: '三' },
      ],
    },
    monitorProcess: { monitors: [{ rule: '一 + 六' }] },
  }) as unknown as ArticleDetail

const kinds = (of: ArticleDetail, marked = '') => waysOf(of, marked).map(({ kind, shown }) => `${kind} ${shown}`)

test('words and the medium are offered of every article, what is watched and brands last', () => {
  expect(kinds(article())).toEqual(['word 二', 'word 三', 'word 四', 'medium 甲报', 'word 一', 'word 五', 'word 六'])
})

test('author, site and the marked phrase where there are any', () => {
  const ways = waysOf(article({ author: '小明', url: 'https://www.example.com/a' }), ' 限时\n抽奖 ')
  expect(ways[0]).toEqual({ kind: 'phrase', shown: '限时 抽奖', excluded: { field: 'text', value: '限时 抽奖' } })
  expect(ways.map(({ excluded }) => excluded)).toContainEqual({ field: 'account', value: '小明' })
  expect(ways.map(({ excluded }) => excluded)).toContainEqual({ field: 'domain', value: 'example.com' })
})

test('a whole paragraph is no phrase, and an address that cannot be read is no site', () => {
  expect(kinds(article({ url: '不是地址' }), '长'.repeat(61))[0]).toBe('word 二')
  expect(kinds(article({ url: '不是地址' }))).not.toContain('site')
})
