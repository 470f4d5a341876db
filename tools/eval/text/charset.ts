/** Charset: whole texts, cuts of 200 bytes from anywhere, and wrong declarations, in the charset they came in and re-encoded. */
import { decode } from '../../../engine/text/clean/charset.ts'
import { encode } from '../../../engine/text/clean/testing/encode.ts'
import type { Data, Measured, Task } from '../shape.ts'
import { filesOf } from './packed.ts'

interface Case {
  bytes: Uint8Array
  charset: string
  /** The whole text the bytes are from. */
  text: string
  contentType?: string
}

const CUT = 200
const CUTS_A_TEXT = 8
const canBe: Readonly<Record<string, readonly string[]>> = {
  gb18030: ['gb18030', 'utf-8', 'utf-16le', 'utf-16be'],
  big5: ['big5', 'utf-8', 'utf-16le', 'utf-16be'],
}

export const charset: Task = {
  name: 'charset',
  needs: ['charset/raw_bytes.files.tar.gz'],
  run({ folder }: Data): Measured[] {
    const files = filesOf<{ file: string; charset: string }>(folder, 'charset/raw_bytes')
    if (!files) return []
    const whole: Case[] = files.map(({ body, charset }) => ({
      bytes: body,
      charset,
      text: new TextDecoder(charset).decode(body),
    }))
    const encoded = whole.flatMap(({ text, charset }) =>
      (canBe[charset] ?? []).map(other => ({ bytes: encode(text, other), charset: other, text })),
    )
    const cuts = encoded.flatMap(cutsOf)
    const wrong = encoded.flatMap(({ bytes, charset, text }) =>
      ['utf-8', 'gb2312', 'big5', 'iso-8859-1', 'utf-16']
        .filter(
          label =>
            label !== charset &&
            !(label === 'gb2312' && charset === 'gb18030') &&
            !(label === 'utf-16' && charset === 'utf-16le'),
        )
        .map(label => ({ bytes: bytes.subarray(0, 2000), charset, text, contentType: `text/html; charset=${label}` })),
    )
    const row = { task: 'charset', set: 'raw_bytes' }
    return [
      { ...row, metric: 'whole texts', value: right(whole), n: whole.length, must: 1, aim: 1 },
      { ...row, metric: 'whole, re-encoded', value: right(encoded), n: encoded.length },
      { ...row, metric: '200-byte cuts', value: right(cuts), n: cuts.length, must: 0.99, aim: 0.995 },
      { ...row, metric: 'wrong declarations', value: right(wrong), n: wrong.length, must: 0.99, aim: 0.995 },
    ]
  },
}

/** Evenly spread, so that cuts fall into the middle of characters too. Cuts (nearly) of ASCII alone are the same in every charset. */
function cutsOf({ bytes, charset, text }: Case): Case[] {
  const cuts: Case[] = []
  for (let i = 0; i < CUTS_A_TEXT; i++) {
    const from = Math.floor((i * Math.max(0, bytes.length - CUT)) / CUTS_A_TEXT) | (i % 2)
    const cut = bytes.subarray(from, from + CUT)
    if (charset.startsWith('utf-16') || cut.filter(byte => byte >= 0x80).length > 20)
      cuts.push({ bytes: cut, charset, text })
  }
  return cuts
}

/** Right is a text that stands so in the original, but for a character at either end that the cut broke. What `?` replaced never does. */
function right(cases: readonly Case[]): number {
  const good = cases.filter(({ bytes, charset, text, contentType }) => {
    const found = decode(bytes, contentType)
    if (found.charset === charset || text.includes([...found.text].slice(2, -2).join(''))) return true
    if (process.env.SHOW)
      console.log(charset, found.charset, contentType ?? '', JSON.stringify(found.text.slice(0, 60)))
    return false
  })
  return good.length / Math.max(1, cases.length)
}

if (import.meta.main) console.table(await charset.run({ folder: process.argv[2] ?? '../shared/data', part: 'all' }))
