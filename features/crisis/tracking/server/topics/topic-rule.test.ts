import { createMatcher, parse } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { expect, test } from 'vitest'
import { ruleOfTopic } from '../../contract/topic-rule.ts'
import { TopicDraft, type TopicPlatform, topicPlatforms } from '../../contract/topics.ts'

const finds = (platformCode: TopicPlatform, text: string, topic = '海边灯塔') => {
  const { rule } = parse(ruleOfTopic({ topic, platformCode }))
  if (!rule) throw new Error('it is no rule')
  const matcher = createMatcher()
  matcher.set(1, rule)
  return [...matcher.match({ title: canonicalise(''), body: canonicalise(text) })].length > 0
}

test.each([
  '今天 #海边灯塔# 真好看',
  '＃海边灯塔＃',
  '#海边灯塔##别的#',
  '看，#海边灯塔#。完',
  '【#海边灯塔#】',
  '《#海边灯塔#》',
  '#海边灯塔#！！',
  '……#海边灯塔#……',
  '#海邊燈塔# 很美',
])('an article that says "%s" carries the topic', text => {
  expect(finds('weibo', text)).toBe(true)
})

test.each(['说说海边灯塔', '#海边灯塔亮了# 看', '#看海边灯塔#', '海边灯塔#1'])('one that says "%s" does not', text => {
  expect(finds('weibo', text)).toBe(false)
})

test('where a topic is not closed by a sign, it begins with one', () => {
  expect([finds('douyin', '#海边灯塔 真好看'), finds('douyin', '说说海边灯塔')]).toEqual([true, false])
  expect(finds('xiaohongshu', '#海边灯塔[话题]# 好')).toBe(true)
})

test('whatever is written in it, the topic is words and not a rule', () => {
  for (const topic of ['甲|乙', '(甲', '甲"乙', '-甲', '甲{5}乙^2', '@甲', '甲\\'])
    for (const platform of topicPlatforms) expect(() => finds(platform, '丙丁', topic), topic).not.toThrow()
  expect(finds('weibo', '#甲# 与 #乙#', '甲|乙')).toBe(false)
})

test('the signs around it are left out, and nothing but signs is no topic', () => {
  expect(TopicDraft.parse({ topic: ' ＃海边灯塔# ' }).topic).toBe('海边灯塔')
  expect(TopicDraft.safeParse({ topic: '##' }).success).toBe(false)
})
