import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { base32, warcInfo, warcRecords } from './warc.ts'

const copy = {
  address: 'https://example.com/a',
  answered: 'https://example.com/b\r\nX: y',
  status: 200,
  headers: [
    ['content-type', 'text/html; charset=gb18030'],
    ['content-encoding', 'gzip'],
  ] as const,
  copiedAt: new Date('2026-11-22T12:00:00.500Z'),
  received: Buffer.from('d0c2b3b5', 'hex'),
  copy: Buffer.from('<h1>新车</h1>'),
}

test('a response stands as it was received, with lengths that say where it ends', async () => {
  const text = gunzipSync(await warcRecords(copy)).toString('latin1')
  expect(text.startsWith('WARC/1.1\r\nWARC-Type: response\r\n')).toBe(true)
  expect(text).toContain('WARC-Date: 2026-11-22T12:00:00Z\r\n')
  // A line break in an address does not become a field of its own.
  expect(text).toContain('WARC-Target-URI: https://example.com/b X: y\r\n')
  expect(text).toContain(
    'content-type: text/html; charset=gb18030\r\nContent-Length: 4\r\n\r\n\xd0\xc2\xb3\xb5\r\n\r\n',
  )
  expect(text).not.toContain('content-encoding')
  const [, length] = /Content-Length: (\d+)\r\n\r\n(?=HTTP)/.exec(text) ?? []
  expect(text.slice(text.indexOf('HTTP/1.1')).slice(0, Number(length)).endsWith('\xd0\xc2\xb3\xb5')).toBe(true)
})

test('without its headers a page is a resource; what was made of it refers to it', async () => {
  const text = gunzipSync(await warcRecords({ ...copy, headers: null })).toString()
  const [, id] = /WARC-Type: resource\r\nWARC-Record-ID: (\S+)/.exec(text) ?? []
  expect(text).toContain(`WARC-Refers-To: ${id}`)
  expect(gunzipSync(await warcInfo(copy.copiedAt)).toString()).toContain('WARC-Type: warcinfo')
})

test.each([
  ['', ''],
  ['f', 'MY======'],
  ['foobar', 'MZXW6YTBOI======'],
])('base32 of %j', (text, expected) => expect(base32(Buffer.from(text))).toBe(expected))
