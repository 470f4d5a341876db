import { parse } from '@guanlan/engine/rules'
import { expect, test } from 'vitest'
import { excerptOf, highlight } from './highlight.ts'

const excerpt = (body: string, rule: string) => {
  const { bodyHits } = highlight('', body, [parse(rule).rule!])
  const { excerpt: text, excerptHits } = excerptOf(body, bodyHits)
  return (
    excerptHits.map(({ from, to }) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`)[0] ?? text
  )
}

test.each([
  ['the sentence of the hit', '第一句。第二句提到雪线观测站。第三句。', '雪线', '第二句提到[雪线]观测站。第三句。'],
  [
    'at most forty characters before it, and never a part of a Latin word',
    `${'一二三四五，'.repeat(4)}iPhone XS MAX ${'六七八九十，'.repeat(5)}雪线。`,
    '雪线',
    ` XS MAX ${'六七八九十，'.repeat(5)}[雪线]。`,
  ],
  ['a hit that is the end of a long word', `${'a'.repeat(60)}-snow`, 'snow', '-[snow]'],
  ['the beginning where nothing hits', '开头。后面。', '没有', '开头。后面。'],
])('%s', (_, body, rule, expected) => expect(excerpt(body, rule)).toBe(expected))
