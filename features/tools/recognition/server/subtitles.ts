/** Reads subtitles, SRT and VTT. Pure. */
import type { RecogLine } from '../contract.ts'

const mostLines = 50_000
const longestLine = 1_000
const times = /(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s*-->\s*(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/

/** Lines in their order; tags of formatting and scripts are left out. Empty: there are none. */
export function readSubtitles(text: string): RecogLine[] {
  const lines: RecogLine[] = []
  for (const block of text
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)) {
    const rows = block.split('\n')
    const at = rows.findIndex(row => times.test(row))
    if (at < 0) continue
    const found = times.exec(rows[at] ?? '')
    const spoken = plain(rows.slice(at + 1).join(' '))
    if (!found || spoken === '') continue
    const [from, to] = [secondsOf(found.slice(1, 5)), secondsOf(found.slice(5, 9))]
    lines.push({ from, to: Math.max(from, to), text: spoken.slice(0, longestLine) })
    if (lines.length >= mostLines) break
  }
  return lines
}

const secondsOf = ([hours, minutes, seconds, part = '']: (string | undefined)[]): number =>
  Number(hours ?? 0) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(part.padEnd(3, '0')) / 1_000

/** What is in script and style is no speech; other tags say how it looks. */
const plain = (text: string): string =>
  text
    .replaceAll(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<[^>]{0,200}>|\{\\[^}]{0,200}\}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
