import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { cleanXml, escapeXml, Xml, xml } from './xml.ts'

/** Texts between tags and values of attributes, in their order, as a strict parser reads them. */
function readBack(written: string): { texts: string; attributes: string[]; names: string[] } {
  const found = { texts: '', attributes: [] as string[], names: [] as string[] }
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    found.names.push(name)
    found.attributes.push(...Object.values(attributes))
  })
  parser.on('text', text => {
    found.texts += text
  })
  parser.write(written).close()
  return found
}

test('whatever a text is, a strict parser reads it as it was, between tags and in quotes of both kinds', () => {
  fc.assert(
    fc.property(hostileTexts(), text => {
      const read = readBack(`<a b="${escapeXml(text)}" c='${escapeXml(text)}'>${escapeXml(text)}</a>`)
      const held = cleanXml(text)
      expect(read).toEqual({ names: ['a'], attributes: [held, held], texts: held })
    }),
    { numRuns: 500 },
  )
})

test('what XML cannot hold leaves, and nothing else', () => {
  const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))
  const changed = all.filter(sign => cleanXml(sign) !== sign)
  const isHeld = (sign: string) => /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd]$/.test(sign)
  expect(changed).toEqual(all.filter(sign => !isHeld(sign)))
  expect(new Set(changed.map(cleanXml))).toEqual(new Set(['', '\ufffd']))
  expect(cleanXml('😀')).toBe('😀')
})

test('a text becomes no XML within XML, and XML stays what it is', () => {
  const rows = ['<b>', '"'].map(text => xml`<row name="${text}"/>`)
  expect(xml`<all count="${rows.length}">${rows}${'<i/>'}${new Xml('<br/>')}</all>`.toString()).toBe(
    '<all count="2"><row name="&lt;b&gt;"/><row name="&quot;"/>&lt;i/&gt;<br/></all>',
  )
})
