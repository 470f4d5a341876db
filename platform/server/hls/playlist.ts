/** Playlists of HTTP Live Streaming (RFC 8216), as far as they are recorded: no keys, no byte ranges. Pure. */

export interface Segment {
  /** Its number in the whole broadcast. */
  sequence: number
  url: string
  seconds: number
}

export interface MediaPlaylist {
  segments: readonly Segment[]
  /** Nothing follows any more. */
  ended: boolean
  /** No segment is longer; a player asks again after about so long. */
  targetSeconds: number
  /** What fragments of MP4 begin with; null: MPEG-TS. */
  head: string | null
  /** Why it cannot be recorded. */
  refused: 'encrypted' | 'byteRanges' | null
}

export const isPlaylist = (text: string): boolean => text.trimStart().startsWith('#EXTM3U')

export const hasEnded = (text: string): boolean => text.includes('#EXT-X-ENDLIST')

/** A playlist of playlists: the first of them. Null: it is none. */
export function variantOf(text: string, url: string): string | null {
  if (!text.includes('#EXT-X-STREAM-INF')) return null
  const lines = linesOf(text)
  const at = lines.findIndex(line => line.startsWith('#EXT-X-STREAM-INF'))
  const address = lines.slice(at + 1).find(line => !line.startsWith('#'))
  return address === undefined ? null : (URL.parse(address, url)?.href ?? null)
}

/** Ten hours of two-second segments: more is no playlist of something live. */
const mostSegments = 20_000

/** Null: it is no playlist of segments. */
export function mediaPlaylist(text: string, url: string): MediaPlaylist | null {
  if (!isPlaylist(text) || text.includes('#EXT-X-STREAM-INF')) return null
  let sequence = 0
  let targetSeconds = 6
  let seconds = 0
  let head: string | null = null
  let refused: MediaPlaylist['refused'] = null
  const segments: Segment[] = []
  for (const line of linesOf(text)) {
    const [, tag = '', value = ''] = /^#(EXT[A-Z0-9-]*):?(.*)$/.exec(line) ?? []
    if (tag === 'EXT-X-MEDIA-SEQUENCE') sequence = whole(value)
    else if (tag === 'EXT-X-TARGETDURATION') targetSeconds = Math.min(60, Math.max(1, whole(value)))
    else if (tag === 'EXTINF') seconds = Math.min(600, Math.max(0, Number.parseFloat(value) || 0))
    else if (tag === 'EXT-X-KEY' && !/METHOD=NONE/.test(value)) refused = 'encrypted'
    else if (tag === 'EXT-X-BYTERANGE') refused ??= 'byteRanges'
    else if (tag === 'EXT-X-MAP') {
      if (/BYTERANGE=/.test(value)) refused ??= 'byteRanges'
      head = URL.parse(/URI="([^"]+)"/.exec(value)?.[1] ?? '', url)?.href ?? null
    } else if (!line.startsWith('#') && segments.length < mostSegments) {
      const address = URL.parse(line, url)
      if (address) segments.push({ sequence, url: address.href, seconds })
      sequence++
      seconds = 0
    }
  }
  return { segments, ended: hasEnded(text), targetSeconds, head, refused }
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')

const whole = (text: string): number => Math.max(0, Math.min(Number.MAX_SAFE_INTEGER, Number.parseInt(text, 10) || 0))
