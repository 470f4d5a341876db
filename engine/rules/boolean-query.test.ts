import { expect, test } from 'vitest'
import { fromBooleanQuery, looksForeign } from './boolean-query.ts'
import { parse } from './parse.ts'

const lostParts = (query: string) => fromBooleanQuery(query).lost.map(({ part }) => part)

test.each([
  ['潮汐 AND 鹭行', '潮汐+鹭行'],
  ['潮汐 OR 鹭行 AND 刹车', '潮汐|鹭行+刹车'],
  ['(潮汐 OR 鹭行) AND 刹车 NOT 招聘', '(潮汐|鹭行)+刹车-招聘'],
  ['鹭行 AND NOT (招聘 OR 广告)', '鹭行-(招聘|广告)'],
  ['"Model 3" AND "C++"', 'Model 3+"C++"'],
  ['“电池 起火” OR 自燃', '电池 起火|自燃'],
  ['鹭行 NEAR/5 刹车', '鹭行{5}刹车'],
  ['(鹭行 OR 海岳) NEAR/8 (刹车 OR 失灵)', '(鹭行|海岳){8}(刹车|失灵)'],
  ['鹭行 W/3 刹车', '鹭行{3}刹车'],
  ['鹭行 NEAR 刹车', '鹭行{10}刹车'],
  ['"battery fire"~4', 'battery{4}fire'],
  ['"battery fire recall"~4', '(battery+fire+recall){4}'],
  ['title:鹭行', 't:鹭行'],
  ['title:("鹭行" OR "海岳") AND body:刹车', 't:(鹭行|海岳)+c:刹车'],
  ['intitle:鹭行 headline:(海岳)', 't:鹭行+t:海岳'],
  ['tesl* AND recall', 'tesl*+recall'],
  ['鹭行 -招聘 +刹车', '鹭行 -招聘+刹车'],
  ['鹭行 && (刹车 || 失灵)', '鹭行+(刹车|失灵)'],
  ['CR-V AND recall', 'CR-V+recall'],
  ['apple juice', 'apple+juice'],
  ['NOT 招聘 AND 鹭行', '-招聘+鹭行'],
  ['（潮汐 OR 鹭行） AND 刹车', '(潮汐|鹭行)+刹车'],
  ['(鹭行 & 车门) AND 冻住', '鹭行+车门+冻住'],
  ['鹭行 & 车门', '鹭行+车门'],
  ['鹭行&车门', '鹭行+车门'],
  ['鹭行&&车门', '鹭行+车门'],
  ['(鹭行 | 海岳) & "车门"', '(鹭行|海岳)+车门'],
  ['鹭行 and 车门 or 刹车', '鹭行+车门|刹车'],
  ['(鹭行 or recall) and not 招聘', '(鹭行|recall)-招聘'],
  ['鹭行 AND NOT 招聘', '鹭行-招聘'],
  ['鹭行 AND - 招聘', '鹭行-招聘'],
  ['rock and roll AND R&D', 'rock+"and"+roll+"R&D"'],
])('%s becomes %s', (query, text) => {
  const converted = fromBooleanQuery(query)
  expect(converted.text && parse(converted.text).rule).toEqual(parse(text).rule)
  expect(converted.lost).toEqual([])
})

test.each([
  ['site:sina.com.cn AND 鹭行', '鹭行', ['site:sina.com.cn']],
  ['author:(王 OR 李) AND 鹭行', '鹭行', ['author:(王OR李)']],
  ['te?t OR 鹭行', '鹭行', ['te?t']],
  ['*行 OR 鹭行', '鹭行', ['*行']],
  ['te* OR 鹭行', 'te|鹭行', ['te*']],
  ['鹭行* OR 海岳', '鹭行|海岳', ['鹭行*']],
  ['鹭行 ONEAR/3 刹车', '鹭行{3}刹车', ['ONEAR/3']],
  ['鹭行 NEAR/3f 刹车', '鹭行{3}刹车', ['NEAR/3f']],
  ['(鹭行 AND 海岳) NEAR/3 刹车', '鹭行+海岳+刹车', ['NEAR/3']],
  ['鹭行 NEAR/3 刹车 NEAR/3 失灵', '鹭行{3}刹车+刹车{3}失灵', ['NEAR/3']],
  ['鹭行 NEAR/900 刹车', '鹭行{500}刹车', ['NEAR/900']],
  ['title:(鹭行 AND body:刹车)', '鹭行+c:刹车', ['title:(鹭行ANDbody:刹车)']],
  ['{BMW} OR 鹭行', 'BMW|鹭行', ['{BMW}']],
  ['鹭行^2 OR 海岳', '鹭行|海岳', ['鹭行^2']],
  ['鹭行 AND', '鹭行', ['AND']],
  ['(鹭行 OR 海岳', '鹭行|海岳', ['(']],
  ['鹭行) OR 海岳', '鹭行+海岳', [')']],
])('%s becomes %s and names %j', (query, text, parts) => {
  expect(fromBooleanQuery(query).text).toBe(text)
  expect(lostParts(query)).toEqual(parts)
})

test.each(['NOT 招聘', 'site:sina.com', '', '()', '"" AND ""'])('nothing is made of %j', query =>
  expect(fromBooleanQuery(query).text).toBeNull(),
)

test.each([
  ['潮汐 AND 鹭行', true],
  ['("潮汐")OR("鹭行")', true],
  ['鹭行 NEAR/5 刹车', true],
  ['title:鹭行', true],
  ['潮汐+鹭行-招聘', false],
  ['"Rock AND Roll"', false],
  ['t:鹭行', false],
  ['BRAND OR1', false],
  ['鹭行{5}刹车', false],
  ['鹭行 & 车门', true],
  ['鹭行&车门', true],
  ['(鹭行)&(车门)', true],
  ['R&D|AT&T', false],
  ['鹭行 and 车门', true],
  ['(鹭行) and (车门)', true],
  ['rock and roll', false],
  ['"鹭行 & 车门"', false],
])('%s looks foreign: %s', (text, expected) => expect(looksForeign(text)).toBe(expected))

test('long and deep texts end soon, whatever they hold', () => {
  const deep = `${'('.repeat(10_000)}鹭行${')'.repeat(10_000)}`
  const wide = Array.from({ length: 20_000 }, (_, n) => `词${n}`).join(' OR ')
  const open = '"'.repeat(20_001)
  for (const text of [deep, open, 'title:'.repeat(5_000), 'NOT '.repeat(20_000), 'a NEAR/5 '.repeat(5_000)]) {
    fromBooleanQuery(text)
    looksForeign(text)
  }
  expect(fromBooleanQuery(wide).text?.split('|')).toHaveLength(20_000)
})
