/** Reads the layout of the data folder: rows as `*.jsonl.gz`, files as `*.files.tar.gz` beside `*.index.jsonl.gz`. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Null when the set is not there. */
export function rowsOf<Row>(data: string, set: string): Row[] | null {
  const path = join(data, `${set}.jsonl.gz`)
  if (!existsSync(path)) return null
  const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n')
  return lines.filter(line => line.trim() !== '').map(line => JSON.parse(line) as Row)
}

/** The index of a set with the bytes of each file. Null when the set is not there. */
export function filesOf<Row extends { file: string }>(data: string, set: string): (Row & { body: Buffer })[] | null {
  const rows = rowsOf<Row>(data, `${set}.index`)
  const path = join(data, `${set}.files.tar.gz`)
  if (!rows || !existsSync(path)) return null
  const files = untar(gunzipSync(readFileSync(path)))
  return rows.flatMap(row => {
    const body = files.get(row.file)
    return body ? [{ ...row, body }] : []
  })
}

/** Regular files by name; long names of GNU and pax archives included. */
function untar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let longName: string | undefined
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0; ) {
    const text = (from: number, length: number) =>
      archive.toString('utf8', at + from, at + from + length).split('\0')[0]!
    const size = Number.parseInt(text(124, 12), 8) || 0
    const type = text(156, 1)
    const body = archive.subarray(at + 512, at + 512 + size)
    if (type === 'L') longName = body.toString('utf8').split('\0')[0]
    else if (type === 'x') longName = /\d+ path=(.*)\n/.exec(body.toString('utf8'))?.[1]
    else {
      const prefix = text(257, 5) === 'ustar' ? text(345, 155) : ''
      const name = longName ?? (prefix ? `${prefix}/${text(0, 100)}` : text(0, 100))
      if (type === '0' || type === '') files.set(name.replace(/^\.\//, ''), body)
      longName = undefined
    }
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}
