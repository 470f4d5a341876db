import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../testing/rounds.ts'
import { processorMs } from '../testing/processor-ms.ts'
import { readDate } from './dates.ts'

/** Saturday, 21 November 2026, 15:30 in China. */
const now = new Date('2026-11-21T15:30:00+08:00')
const read = (written: string | number) => readDate(written, { now })?.at.toISOString() ?? null
const china = (written: string) => new Date(`${written}+08:00`).toISOString()

describe('a time is read', () => {
  test.each([
    ['刚刚', '2026-11-21T15:30:00'],
    ['30秒前', '2026-11-21T15:29:30'],
    ['5分钟前', '2026-11-21T15:25:00'],
    ['3小时前', '2026-11-21T12:30:00'],
    ['3 個小時前', '2026-11-21T12:30:00'],
    ['半小时前', '2026-11-21T15:00:00'],
    ['两天前', '2026-11-19T15:30:00'],
    ['十二天前', '2026-11-09T15:30:00'],
    ['一周前', '2026-11-14T15:30:00'],
    ['1个月前', '2026-10-21T15:30:00'],
    ['2年前', '2024-11-21T15:30:00'],
    ['3 hours ago', '2026-11-21T12:30:00'],
    ['an hour ago', '2026-11-21T14:30:00'],
    ['今天 08:05', '2026-11-21T08:05:00'],
    ['今日8时5分', '2026-11-21T08:05:00'],
    ['昨天 10:20', '2026-11-20T10:20:00'],
    ['昨天10:20:30', '2026-11-20T10:20:30'],
    ['昨晚8点', '2026-11-20T20:00:00'],
    ['前天 下午3点半', '2026-11-19T15:30:00'],
    ['昨天', '2026-11-20T00:00:00'],
    ['大前天 23:59', '2026-11-18T23:59:00'],
    ['周三 12:00', '2026-11-18T12:00:00'],
    ['星期六', '2026-11-21T00:00:00'],
    ['上周五 09:00', '2026-11-13T09:00:00'],
    ['11-19 22:10', '2026-11-19T22:10:00'],
    ['11月19日 22:10', '2026-11-19T22:10:00'],
    ['12-31 08:00', '2025-12-31T08:00:00'],
    ['02-29', '2024-02-29T00:00:00'],
    ['10:20', '2026-11-21T10:20:00'],
    ['22:10', '2026-11-20T22:10:00'],
    ['2026年11月2日', '2026-11-02T00:00:00'],
    ['2026年11月2日上午9点', '2026-11-02T09:00:00'],
    ['2026/11/2 上午9点', '2026-11-02T09:00:00'],
    ['2026年11月02日 08时30分', '2026-11-02T08:30:00'],
    ['2026年11月02日08:30:15', '2026-11-02T08:30:15'],
    ['2026年11月2日 星期一 08:30', '2026-11-02T08:30:00'],
    ['二〇二六年十一月二日', '2026-11-02T00:00:00'],
    ['二○二六年十一月二十一日', '2026-11-21T00:00:00'],
    ['民國115年11月2日', '2026-11-02T00:00:00'],
    ['2026.11.02 08:30', '2026-11-02T08:30:00'],
    ['２０２６－１１－０２　０８：３０', '2026-11-02T08:30:00'],
    ['2026-11-02 08:30:15', '2026-11-02T08:30:15'],
    ['2026-11-02T08:30:15.123', '2026-11-02T08:30:15.123'],
    ['20261102', '2026-11-02T00:00:00'],
    ['2026年11月', '2026-11-01T00:00:00'],
    ['发布时间：2026-11-02 08:30', '2026-11-02T08:30:00'],
    ['2026-11-02 08:30 发布', '2026-11-02T08:30:00'],
    ['发表于 昨天 10:20', '2026-11-20T10:20:00'],
    ['2026-11-02 24:00', '2026-11-03T00:00:00'],
    ['2026-11-02 中午12点', '2026-11-02T12:00:00'],
    ['2026-11-02 晚上12点', '2026-11-03T00:00:00'],
    ['2026-11-02 凌晨12点10分', '2026-11-02T00:10:00'],
    ['Nov 2, 2026 9:15 PM', '2026-11-02T21:15:00'],
  ])('%s', (written, expected) => expect(read(written)).toBe(china(expected)))

  test.each([
    ['2026-11-02T08:30:15Z', '2026-11-02T08:30:15.000Z'],
    ['2026-11-02T08:30:15+08:00', '2026-11-02T00:30:15.000Z'],
    ['2026-11-02T08:30:15-0530', '2026-11-02T14:00:15.000Z'],
    ['2026-11-02 08:30 GMT+8', '2026-11-02T00:30:00.000Z'],
    ['Mon, 02 Nov 2026 08:30:00 GMT', '2026-11-02T08:30:00.000Z'],
    ['Mon, 2 Nov 26 08:30 EST', '2026-11-02T13:30:00.000Z'],
    ['Mon Nov 02 08:30:00 CST 2026', '2026-11-02T00:30:00.000Z'],
    ['Mon, 02 Nov 2026 08:30:00 +0000 (UTC)', '2026-11-02T08:30:00.000Z'],
    ['2 November 2026', '2026-11-01T16:00:00.000Z'],
    ['1793579400', '2026-11-02T00:30:00.000Z'],
    [1793579400000, '2026-11-02T00:30:00.000Z'],
  ])('%s in its zone', (written, expected) => expect(read(written)).toBe(expected))

  test('and whether it had a time of day', () => {
    expect(readDate('昨天', { now })?.dayOnly).toBe(true)
    expect(readDate('昨天 00:00', { now })?.dayOnly).toBe(false)
  })

  test('in the zone of the site', () =>
    expect(readDate('2026-11-02 08:30', { now, zone: 0 })?.at.toISOString()).toBe('2026-11-02T08:30:00.000Z'))
})

describe('what is no time is refused', () => {
  test.each([
    ...[
      '',
      '昨日黄花',
      '2026',
      '1.2.3',
      '12',
      '2026-13-02',
      '2026-02-29',
      '2026-11-31 08:30',
      '02-30',
      '13-01',
      '25:10',
      '10:60',
    ],
    ...[
      '2026-11-02 上午15点',
      '2026-11-02 08:30 +25:00',
      '1989-12-31',
      '2026-11-23',
      '3026-01-01',
      '-5分钟前',
      '99999年前',
    ],
    ...['今天的新闻很多', '1/2/3/4', '2026-11/02', `2026-11-02${' '.repeat(200)}08:30`],
  ])('%j', written => expect(read(written)).toBeNull())
})

describe('whatever the day', () => {
  const moment = fc.date({ min: new Date('1995-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  const two = (value: number) => String(value).padStart(2, '0')

  test('a date and time is read back from every way to write it', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 400 }), (at, days) => {
        const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000)
        const seen = new Date(minute.getTime() + days * 86_400_000)
        const c = new Date(minute.getTime() + 8 * 3_600_000)
        const [y, m, d, h, n] = [
          c.getUTCFullYear(),
          c.getUTCMonth() + 1,
          c.getUTCDate(),
          c.getUTCHours(),
          c.getUTCMinutes(),
        ]
        const written = [
          `${y}-${two(m)}-${two(d)} ${two(h)}:${two(n)}`,
          `${y}年${m}月${d}日 ${h}时${n}分`,
          `${y}/${m}/${d} ${h < 12 ? '上午' : '下午'}${h === 0 ? 0 : h > 12 ? h - 12 : h}:${two(n)}`,
          minute.toISOString(),
          minute.toUTCString(),
          // Nine digits, before September 2001, may be anything.
          ...(minute.getTime() >= 1e12 ? [String(minute.getTime() / 1000)] : []),
          ...(days < 300 ? [`${two(m)}-${two(d)} ${two(h)}:${two(n)}`] : []),
        ]
        for (const one of written) expect([one, readDate(one, { now: seen })?.at]).toEqual([one, minute])
      }),
    )
  })

  test('no text makes it fail, take long, or give a time out of range', () => {
    const piece = fc.constantFrom(
      ...'0123456789',
      '年',
      '月',
      '日',
      '-',
      ':',
      '/',
      ' ',
      '前',
      '小时',
      '昨天',
      '上午',
      '点',
      'T',
      'Z',
      '+08',
      'Nov',
      '周',
      '一',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 40 }).map(all => all.join('')),
        ),
        text => {
          for (const found of [readDate(text, { now })]) {
            if (!found) continue
            expect(found.at.getTime()).toBeGreaterThanOrEqual(Date.UTC(1990, 0, 1))
            expect(found.at.getTime()).toBeLessThanOrEqual(now.getTime() + 86_400_000)
          }
        },
      ),
      cases(1_000, 30_000),
    )
  })

  test('long repeats cost nothing', () => {
    const began = process.cpuUsage()
    for (const piece of ['1', '1-', '一', ' ', '发布', '2026-', ':', 'jan', '1 ']) {
      readDate(piece.repeat(100_000), { now })
      readDate(piece.repeat(30).slice(0, 119), { now })
    }
    expect(processorMs(began)).toBeLessThan(500)
  })
})

describe('as apps and people say it', () => {
  // Saturday, 2026-11-21 12:00 in China.
  const at = (written: string, language?: string) =>
    readDate(written, { now: new Date('2026-11-21T04:00:00Z'), ...(language && { language }) })?.at.toISOString() ??
    null
  const china = (time: string) => new Date(`${time}+08:00`).toISOString()

  test.each([
    ['一个半小时前', '2026-11-21T10:30:00'],
    ['2个半小时前', '2026-11-21T09:30:00'],
    ['约3小时前', '2026-11-21T09:00:00'],
    ['去年11月25日', '2025-11-25T00:00:00'],
    ['前年3月2日 08:10', '2024-03-02T08:10:00'],
    ['今早8点', '2026-11-21T08:00:00'],
    ['昨晚9点半', '2026-11-20T21:30:00'],
    ['3天前 10:20', '2026-11-18T10:20:00'],
    ['11-20 22:10 发布于 北京', '2026-11-20T22:10:00'],
    ['编辑于 11-20 北京', '2026-11-20T00:00:00'],
    ['昨天 22:10 · 北京', '2026-11-20T22:10:00'],
    ['11-20 22:10 IP属地：广东', '2026-11-20T22:10:00'],
    ['11-20 08:10 来自 iPhone客户端', '2026-11-20T08:10:00'],
    ['2026-11-20（五） 08:30', '2026-11-20T08:30:00'],
    ['2026-11-20 (星期五) 08:30', '2026-11-20T08:30:00'],
    ['2026年11月20日 香港時間8時30分', '2026-11-20T08:30:00'],
    ['115年11月20日', '2026-11-20T00:00:00'],
    ['Friday, November 20, 2026 - 08:30', '2026-11-20T08:30:00'],
    ['20/11/2026 08:30', '2026-11-20T08:30:00'],
    ['20.11.2026', '2026-11-20T00:00:00'],
    ['2026-11-20 08:30:00.123456789 +0800 CST m=+0.000012', '2026-11-20T08:30:00.123'],
    ['2026-11-20 08:30:00 +0800 CST', '2026-11-20T08:30:00'],
  ])('%s', (written, expected) => expect(at(written)).toBe(china(expected)))

  test.each([
    ['04/11/2026', 'fr', china('2026-11-04T00:00:00')],
    ['04/11/2026', 'en-GB', china('2026-11-04T00:00:00')],
    ['04/11/2026', 'en-US', china('2026-04-11T00:00:00')],
    ['04/11/2026', undefined, null],
    ['Fri, 20 Nov 2026 08:30:00 CST', 'zh-CN', china('2026-11-20T08:30:00')],
    ['Fri, 20 Nov 2026 08:30:00 CST', 'en', '2026-11-20T14:30:00.000Z'],
  ])('%s in %s', (written, language, expected) => expect(at(written, language)).toBe(expected))

  test.each(['31/11/2026', '2026-11-20（五点）', '0001-01-01T00:00:00Z', '1970-01-01', '3天前的事', '3000-01-01'])(
    '%s is none',
    written => expect(at(written)).toBeNull(),
  )
})
