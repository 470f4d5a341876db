/** What a file is: by its content, which its name must agree with. Pure. */
import type { FileKind } from '@guanlan/platform/contract'

interface Known {
  extensions: readonly string[]
  /** Media type. */
  type: string
  /** @param beginning the first bytes, `looked` of them if there are as many */
  fits(beginning: Buffer): boolean
}

/** Bytes that are enough to tell. */
export const looked = 512

const starts = (hex: string) => (beginning: Buffer) => beginning.toString('hex', 0, hex.length / 2) === hex

export const knownKinds: Readonly<Record<FileKind, Known>> = {
  xlsx: {
    extensions: ['xlsx'],
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fits: starts('504b0304'),
  },
  csv: { extensions: ['csv', 'tsv', 'txt'], type: 'text/csv; charset=utf-8', fits: isText },
  json: { extensions: ['json'], type: 'application/json; charset=utf-8', fits: isText },
  jsonl: { extensions: ['jsonl', 'ndjson'], type: 'application/x-ndjson; charset=utf-8', fits: isText },
  gz: { extensions: ['gz'], type: 'application/gzip', fits: starts('1f8b') },
  png: { extensions: ['png'], type: 'image/png', fits: starts('89504e470d0a1a0a') },
  jpg: { extensions: ['jpg', 'jpeg'], type: 'image/jpeg', fits: starts('ffd8ff') },
  webp: {
    extensions: ['webp'],
    type: 'image/webp',
    fits: beginning => starts('52494646')(beginning) && beginning.toString('latin1', 8, 12) === 'WEBP',
  },
  gif: { extensions: ['gif'], type: 'image/gif', fits: starts('47494638') },
  docx: {
    extensions: ['docx'],
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: starts('504b0304'),
  },
  pptx: {
    extensions: ['pptx'],
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    fits: starts('504b0304'),
  },
  html: {
    extensions: ['html', 'htm'],
    type: 'text/html; charset=utf-8',
    fits: beginning => isText(beginning) && /^\s*(<!--[\s\S]*?-->\s*)*<(!doctype html|html)\b/i.test(textOf(beginning)),
  },
  vcf: {
    extensions: ['vcf', 'vcard'],
    type: 'text/vcard; charset=utf-8',
    fits: beginning => isText(beginning) && /^\s*begin:vcard\b/i.test(textOf(beginning)),
  },
  zip: { extensions: ['zip'], type: 'application/zip', fits: starts('504b0304') },
  srt: { extensions: ['srt'], type: 'application/x-subrip; charset=utf-8', fits: isText },
  vtt: {
    extensions: ['vtt'],
    type: 'text/vtt; charset=utf-8',
    fits: beginning => isText(beginning) && /^WEBVTT/.test(textOf(beginning)),
  },
  // With a tag before it, or a frame at once.
  mp3: {
    extensions: ['mp3'],
    type: 'audio/mpeg',
    fits: beginning => starts('494433')(beginning) || (beginning[0] === 0xff && ((beginning[1] ?? 0) & 0xe0) === 0xe0),
  },
  wav: {
    extensions: ['wav'],
    type: 'audio/wav',
    fits: beginning => starts('52494646')(beginning) && beginning.toString('latin1', 8, 12) === 'WAVE',
  },
  m4a: { extensions: ['m4a'], type: 'audio/mp4', fits: isIsoMedia },
  mp4: { extensions: ['mp4', 'm4v'], type: 'video/mp4', fits: isIsoMedia },
  // A packet has 188 bytes.
  ts: { extensions: ['ts'], type: 'video/mp2t', fits: beginning => beginning[0] === 0x47 && beginning[188] === 0x47 },
  pdf: { extensions: ['pdf'], type: 'application/pdf', fits: starts('255044462d') },
}

/** Text in any encoding: UTF-16 says so by its mark, the others hold no zeros and none of the signs that begin other files. */
function isText(beginning: Buffer): boolean {
  if (starts('fffe')(beginning) || starts('feff')(beginning)) return true
  return !beginning.includes(0) && !starts('504b0304')(beginning) && !starts('255044462d')(beginning)
}

function isIsoMedia(beginning: Buffer): boolean {
  return beginning.toString('latin1', 4, 8) === 'ftyp'
}

/** Without the mark of its encoding. */
const textOf = (beginning: Buffer): string => {
  const isWide = starts('fffe')(beginning)
  return beginning.toString(isWide ? 'utf16le' : 'utf8').replace(/^\ufeff/, '')
}

/** Null: its content is none of these, or its name says another. */
export function kindOf(name: string, beginning: Buffer, kinds: readonly FileKind[]): FileKind | null {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return kinds.find(kind => knownKinds[kind].extensions.includes(extension) && knownKinds[kind].fits(beginning)) ?? null
}

const mostName = 120

/** The last part of a path, without signs that a system or a reader's eye takes for something else. */
export function safeName(name: string): string {
  const last = name.normalize('NFC').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}"*:<>?|]/gu, '')
    .trim()
    .replace(/^\.+/, '')
  if (clean.length <= mostName) return clean || 'file'
  const extension = /\.[^.]{1,8}$/.exec(clean)?.[0] ?? ''
  return `${clean.slice(0, mostName - extension.length).toWellFormed()}${extension}`
}
