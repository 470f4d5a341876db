import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { xmlElements } from '../testing/xml-parts.ts'
import { cleanXml, escapeXml, Xml, xml } from './xml.ts'

test('whatever a text is, a strict parser reads it as it was, between tags and in quotes of both kinds', () => {
  fc.assert(
    fc.property(hostileTexts(), text => {
      const read = xmlElements(`<a b="${escapeXml(text)}" c='${escapeXml(text)}'>${escapeXml(text)}</a>`)
      const clean = cleanXml(text)
      expect(read).toEqual([{ name: 'a', attributes: { b: clean, c: clean }, text: clean }])
    }),
    { numRuns: 500 },
  )
})

test('what XML cannot hold leaves, and nothing else', () => {
  const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))
  const changed = all.filter(sign => cleanXml(sign) !== sign)
  const isAllowed = (sign: string) => /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd]$/.test(sign)
  expect(changed).toEqual(all.filter(sign => !isAllowed(sign)))
  expect(new Set(changed.map(cleanXml))).toEqual(new Set(['', '\ufffd']))
  expect(cleanXml('😀')).toBe('😀')
})

test('a text becomes no XML within XML, and XML stays what it is', () => {
  const rows = ['<b>', '"'].map(text => xml`<row name="${text}"/>`)
  expect(xml`<all count="${rows.length}">${rows}${'<i/>'}${new Xml('<br/>')}</all>`.toString()).toBe(
    '<all count="2"><row name="&lt;b&gt;"/><row name="&quot;"/>&lt;i/&gt;<br/></all>',
  )
})
