/** What somebody pasted, as addresses to be looked at: lines, columns of a sheet, or an OPML file. Pure. */
import { feedAddress, readOpml } from '@guanlan/engine/clean'

export interface GivenAddress {
  written: string
  /** What is asked; a domain without its scheme counts as https. */
  address: string
  folder: string
  title: string | null
}

/** A domain has a dot and a last part of letters, so that a number with a point is none. */
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)(?::\d{1,5})?(?:[/?#]\S*)?$/iu
const web = /https?:\/\/[^\s"'<>，。；、（）《》“”]+/i

/** As programs hand a feed to a reader. */
const ofReaders = /\bfeeds?:(?:\/\/)?(?=[\p{L}\p{N}])[^\s"'<>，。；、（）《》“”]+/iu

export function addressesIn(text: string): { addresses: GivenAddress[]; unreadable: readonly string[] } {
  const opml = readOpml(text)
  const lines = opml
    ? opml.feeds.map(({ url, title, folders }) => ({
        written: url,
        address: url,
        folder: folders.join(' / ').slice(0, 50),
        title: title || null,
      }))
    : text.split(/\r?\n/).flatMap(readLine)
  const unreadable = opml ? opml.leftOut : lines.flatMap(line => ('address' in line ? [] : [line.written]))
  const byAddress = new Map(lines.flatMap(line => ('address' in line ? [[line.address, line] as const] : [])))
  return { addresses: [...byAddress.values()], unreadable }
}

/** The first thing in a line that looks like an address; a cell of a sheet stands between tabs, commas or semicolons. */
function readLine(line: string): (GivenAddress | { written: string })[] {
  const written = line.trim().slice(0, 2_000)
  if (written === '') return []
  const found =
    ofReaders.exec(written)?.[0] ??
    web.exec(written)?.[0] ??
    written.split(/[\s,;，；]+/).find(cell => domain.test(cell.replace(/^"|"$/g, '')))
  const address =
    found && ofReaders.test(found)
      ? feedAddress(found)
      : found && URL.parse(/^https?:/i.test(found) ? found : `https://${found.replace(/^"|"$/g, '')}`)?.href
  return [address ? { written, address, folder: '', title: null } : { written }]
}
