import { describe, expect, it } from 'vitest'
import { splitSentences, summaryOf } from './summary.ts'
import { processorMs } from './testing/processor-ms.ts'

const title = '云帆汽车召回两万辆电动车'
const body = `来源：市场报
云帆汽车今日宣布召回两万辆电动车，原因是刹车软件存在缺陷。公司成立于2008年，总部设在南方某市，员工三千余人，产品销往多个国家。“我们会承担全部费用。车主不必担心。”公司发言人说。天气预报说周末有雨。召回的电动车将在门店免费升级刹车软件，预计年底完成。
责任编辑：林青`

describe('a summary', () => {
  it('takes whole sentences about what the title says, in their order', () => {
    expect(summaryOf(title, body, 80)).toBe(
      '云帆汽车今日宣布召回两万辆电动车，原因是刹车软件存在缺陷。召回的电动车将在门店免费升级刹车软件，预计年底完成。',
    )
  })

  it.each([30, 50, 80, 120, 200])('keeps to %i characters and never cuts a sentence that is there whole', most => {
    const summary = summaryOf(title, body, most)
    expect(summary.length).toBeLessThanOrEqual(most)
    expect(summary).toMatch(/[。”]$/)
    expect(summary).not.toMatch(/来源|责任编辑/)
  })

  it('is the text when that is short, and the title when there is none', () => {
    expect(summaryOf('题', '  短讯  一则 ')).toBe('短讯 一则')
    expect(summaryOf('只有标题', '')).toBe('只有标题')
    expect(summaryOf('', '')).toBe('')
  })

  it('cuts a sentence too long at a comma outside a quotation', () => {
    const long = `他说“${'很长，'.repeat(5)}真的”，然后${'走了又走，'.repeat(30)}`
    const summary = summaryOf('', long, 40)
    expect(summary.length).toBeLessThanOrEqual(40)
    expect(summary).toMatch(/…$/)
    expect((summary.match(/“/g) ?? []).length).toBe((summary.match(/”/g) ?? []).length)
  })

  it('of English text breaks at its sentences', () => {
    expect(splitSentences('Dr. Li of the U.S. unit spoke. Prices rose 3.5 per cent! Why?')).toEqual([
      'Dr. Li of the U.S. unit spoke.',
      ' Prices rose 3.5 per cent!'.trim(),
      'Why?',
    ])
  })

  it('keeps a quotation whole', () => {
    expect(splitSentences('“会的。请放心！”他说。随后离开。')).toEqual(['“会的。请放心！”他说。', '随后离开。'])
    expect(splitSentences('他问：“为什么？”没人回答。')).toEqual(['他问：“为什么？”', '没人回答。'])
  })

  it.each([
    ['no end', '字'.repeat(10_000_000)],
    ['only ends', '。'.repeat(10_000_000)],
    ['quotes that never close', '“（'.repeat(5_000_000)],
    ['lines', '\n'.repeat(10_000_000)],
    ['the same sentence', '今天天气很好而且没有风。'.repeat(800_000)],
    ['binary', '\0\uffff\ud800'.repeat(3_000_000)],
  ])('is made in time of %s', (_, text) => {
    const began = process.cpuUsage()
    expect(summaryOf(text, text).length).toBeLessThanOrEqual(120)
    expect(processorMs(began)).toBeLessThan(1000)
  })
})
