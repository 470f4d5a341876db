import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { rounds } from '../../testing/rounds.ts'
import { processorMs } from '../testing/processor-ms.ts'
import { declaredCharset, decode } from './charset.ts'
import { encode } from './testing/encode.ts'

const simplified = '本报北京十一月二日电（记者 王晓明）国务院常务会议昨天决定，进一步扩大对外开放，支持企业发展。'
const traditional =
  '【記者王小明台北報導】行政院昨天召開會議，決定進一步擴大對外開放，並支持企業發展，預計明年開始實施。'
const russian =
  'Правительство приняло решение о поддержке малого бизнеса, сообщает агентство. Подробности будут объявлены позже.'
const french =
  'Le gouvernement a décidé mercredi d’élargir l’accès aux marchés étrangers, où la récession menace l’été prochain, à la fin de l’année.'
const japanese =
  '政府は二日、中小企業を支援するための新しい対策を発表しました。詳しい内容は来週に明らかになる見通しです。'
const korean = '정부는 이일 중소기업을 지원하기 위한 새로운 대책을 발표했다. 자세한 내용은 다음 주에 공개될 예정이다.'
const thai = 'รัฐบาลประกาศมาตรการใหม่เพื่อสนับสนุนธุรกิจขนาดเล็กเมื่อวันที่สอง รายละเอียดจะเปิดเผยในสัปดาห์หน้า'
const greek =
  'Η κυβέρνηση ανακοίνωσε χθες νέα μέτρα για τη στήριξη των μικρών επιχειρήσεων. Οι λεπτομέρειες θα ανακοινωθούν αργότερα.'

const written: [string, string][] = [
  ['utf-8', simplified],
  ['gb18030', simplified],
  ['utf-16le', simplified],
  ['utf-16be', simplified],
  ['utf-8', traditional],
  ['big5', traditional],
  ['windows-1251', russian],
  ['koi8-r', russian],
  ['windows-1252', french],
  ['shift_jis', japanese],
  ['euc-jp', japanese],
  ['euc-kr', korean],
  ['windows-874', thai],
  ['windows-1253', greek],
]

describe.each(written)('%s is read', (charset, text) => {
  const bytes = encode(text, charset)
  test('undeclared', () => expect(decode(bytes)).toEqual({ text, charset, unreadable: 0 }))
  test.each(['utf-8', 'gb2312', 'big5', 'iso-8859-1', 'windows-1251', 'klingon'])('declared as %s', wrong => {
    // What cannot be told from each other by short texts is left to the declaration.
    expect(decode(bytes, `text/html; charset=${wrong}`).text).toBe(text)
  })
  test('inside a page that begins with ASCII', () => {
    const page = `<html><head>${'<link rel="x">'.repeat(500)}</head><p>${text}`
    expect(decode(encode(page, charset)).text).toBe(page)
  })
})

test('a cut through characters loses only those', () => {
  for (const [charset, text] of written.slice(0, 6)) {
    const bytes = encode(text.repeat(3), charset)
    for (let from = 1; from < 8; from++) {
      const cut = decode(bytes.subarray(from, from + 101)).text
      expect(text.repeat(3)).toContain(cut.slice(1, -1))
      expect(cut.length).toBeGreaterThan(30)
    }
  }
})

describe('what is declared', () => {
  const bytes = (head: string) => new TextEncoder().encode(head)
  test.each([
    ['<meta charset=gbk>', '', 'gb18030'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=GB2312">', '', 'gb18030'],
    ['<?xml version="1.0" encoding=\'Big5\'?>', '', 'big5'],
    ['<meta charset="big5">', 'text/html; charset="UTF-8"', 'utf-8'],
    ['<meta charset="utf8">', 'text/html', 'utf-8'],
    ['<meta charset="none such">', '', undefined],
    ['', '', undefined],
  ])('%s %s', (head, contentType, expected) => expect(declaredCharset(bytes(head), contentType)).toBe(expected))

  test('decides where both readings are possible', () => {
    const bytes = encode('Wczoraj rząd ogłosił nowe środki, które wejdą w życie w październiku.', 'windows-1250')
    expect(decode(bytes, 'text/plain; charset=windows-1250').text).toContain('które wejdą w życie w październiku')
  })
})

describe('what is no text, or damaged', () => {
  test('is told from text', () => {
    const noise = Uint8Array.from({ length: 5000 }, (_, i) => Math.imul(i, 2654435761) >>> 24)
    expect(decode(noise).unreadable).toBeGreaterThan(0.02)
    expect(decode(new Uint8Array(5000)).unreadable).toBeGreaterThan(0.9)
    expect(decode(new Uint8Array()).text).toBe('')
  })

  test('a page in UTF-8 with one foreign piece stays UTF-8', () => {
    const bytes = new Uint8Array([
      ...encode(simplified.repeat(5), 'utf-8'),
      ...encode('联系我们', 'gb18030'),
      ...encode(simplified, 'utf-8'),
    ])
    const { text, charset, unreadable } = decode(bytes, 'text/html; charset=gbk')
    expect(charset).toBe('utf-8')
    expect(text.startsWith(simplified) && text.endsWith(simplified)).toBe(true)
    expect(unreadable).toBeGreaterThan(0)
  })

  test('megabytes take little time', { timeout: 60_000 }, () => {
    const noise = Uint8Array.from({ length: rounds(2_000_000, 10_000_000) }, (_, i) => Math.imul(i, 2654435761) >>> 24)
    const began = process.cpuUsage()
    for (const bytes of [
      noise,
      noise.map(byte => byte | 0x80),
      encode(simplified.repeat(rounds(12_000, 60_000)), 'gb18030'),
    ])
      decode(bytes)
    expect(processorMs(began)).toBeLessThan(rounds(2000, 8000))
  })
})

describe('Big5 of Hong Kong', () => {
  const text = '港聞：𨋢門壞咗，啲街坊話嗰條扶手電梯瞓覺時間都仲有嘢響，冚唪唥返咗屋企，一嚿雲咁。'
  const bytes = iconv.encode(text.repeat(3), 'big5-hkscs')
  const page = (head: string) => Buffer.concat([Buffer.from(head), bytes])
  test.each([
    ['undeclared', bytes, ''],
    ['declared as Big5 by the header', bytes, 'text/html; charset=big5'],
    ['declared by its own name', bytes, 'text/html; charset=Big5-HKSCS'],
    ['declared by the page', page('<meta charset="big5">'), ''],
    ['in a feed', page('<?xml version="1.0" encoding="big5-hkscs"?><rss><channel><title>'), ''],
  ])('is read to its last character, %s', (_, content, contentType) => {
    const read = decode(content, contentType)
    expect(read).toMatchObject({ charset: 'big5', unreadable: 0 })
    expect(read.text).toContain(text)
  })

  test('leaves out a character that is cut at the end', () =>
    expect(decode(bytes.subarray(0, -1), 'text/html; charset=big5').text).toBe(text.repeat(3).slice(0, -1)))
})
