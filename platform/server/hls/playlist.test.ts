import { expect, test } from 'vitest'
import { mediaPlaylist, variantOf } from './playlist.ts'

const url = 'https://a.cn/live/index.m3u8'

test('segments are numbered from where the playlist begins', () => {
  const text =
    '#EXTM3U\r\n#EXT-X-TARGETDURATION:4\r\n#EXT-X-MEDIA-SEQUENCE:7\r\n#EXTINF:3.5,\r\na.ts\r\n#EXTINF:4,\r\n/b.ts?x=1\r\n'
  expect(mediaPlaylist(text, url)).toEqual({
    segments: [
      { sequence: 7, url: 'https://a.cn/live/a.ts', seconds: 3.5 },
      { sequence: 8, url: 'https://a.cn/b.ts?x=1', seconds: 4 },
    ],
    ended: false,
    targetSeconds: 4,
    head: null,
    refused: null,
  })
})

test.each([
  ['a key', '#EXT-X-KEY:METHOD=AES-128,URI="k"', { refused: 'encrypted' }],
  ['no key', '#EXT-X-KEY:METHOD=NONE', { refused: null }],
  ['parts of one file', '#EXT-X-BYTERANGE:100@0', { refused: 'byteRanges' }],
  ['fragments of MP4', '#EXT-X-MAP:URI="init.mp4"', { head: 'https://a.cn/live/init.mp4' }],
  ['an end', '#EXT-X-ENDLIST', { ended: true }],
  ['a target that asks to be asked all the time', '#EXT-X-TARGETDURATION:0', { targetSeconds: 1 }],
  ['a number that is none', '#EXT-X-MEDIA-SEQUENCE:-9e99', { segments: [{ sequence: 0 }] }],
])('%s', (_, line, expected) => expect(mediaPlaylist(`#EXTM3U\n${line}\n#EXTINF:2\n1.ts`, url)).toMatchObject(expected))

test('a page is no playlist, and a playlist of playlists has no segments', () => {
  expect(mediaPlaylist('<html>', url)).toBeNull()
  const master =
    '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1280000\nlow/index.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=2560000\nhigh.m3u8'
  expect(mediaPlaylist(master, url)).toBeNull()
  expect(variantOf(master, url)).toBe('https://a.cn/live/low/index.m3u8')
  expect(variantOf('#EXTM3U\n1.ts', url)).toBeNull()
})
