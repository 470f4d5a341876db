import { parse } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import { subjectsOf } from './towards.ts'

const title = '两家门店同一天开张，顾客各有说法'
const praise = '云岸咖啡的服务态度非常好，环境干净舒适，味道也很棒，顾客都说非常满意，下次还会再来，强烈推荐给大家。'
const blame =
  '泊舟茶舍的服务态度太差，等了一个小时没人理，茶是凉的，投诉也没有人管，非常失望，再也不会来了，大家千万别去。'
const requested = (body: string, head = title) => {
  const judged = judge().article({ title: head, body, mediaType: 'bbs' })
  const towards = subjectsOf({ title: canonicalise(head), body: canonicalise(body) }, judged)
  return (rule: string) => {
    const reported = towards(parse(rule).rule!)
    return reported ? reported.sentiment : 'as the whole'
  }
}
const sides = (body: string) => {
  const whole = judge().judge({ title, body, mediaType: 'bbs' }).sentiment
  const of = requested(body)
  return ['云岸咖啡', '泊舟茶舍'].map(rule => {
    const reported = of(rule)
    return reported === 'as the whole' ? whole : reported
  })
}

test('of two subjects one comes off well and the other badly', () => {
  expect(sides(`${praise}${'街角的樟树今年又高了一截。'.repeat(8)}${blame}`)).toEqual([1, -1])
})

test('a title that names the subject, and a short text, speak for the whole', () => {
  expect(requested(`${praise}${blame}`, '泊舟茶舍开张')('泊舟茶舍')).toBe('as the whole')
  expect(requested('泊舟茶舍的服务太差。')('泊舟茶舍')).toBe('as the whole')
  expect(requested(`${praise}${blame}`)('别的词')).toBe('as the whole')
})

test('the same words are asked for once, and what a rule is told does not depend on those before it', () => {
  const body = `${praise}${'街角的樟树今年又高了一截。'.repeat(8)}${blame}`
  const judged = judge().article({ title, body, mediaType: 'bbs' })
  let questions = 0
  const towards = subjectsOf(
    { title: canonicalise(title), body: canonicalise(body) },
    {
      ...judged,
      towards(hits) {
        questions++
        return judged.towards(hits)
      },
    },
  )
  for (let n = 0; n < 50; n++) towards(parse('泊舟茶舍').rule!)
  expect(questions).toBe(1)
  for (const word of ['樟树', '街角', '今年', '顾客', '味道', '环境', '舒适', '投诉', '凉的', '失望', '小时'])
    towards(parse(word).rule!)
  expect(questions).toBeGreaterThan(8)
  expect(towards(parse('泊舟茶舍').rule!)?.sentiment ?? judged.judgement.sentiment).toBe(-1)
  expect(towards(parse('云岸咖啡').rule!)?.sentiment ?? judged.judgement.sentiment).toBe(1)
})
