/** Titles that Excel takes: 31 characters, without certain signs and without an apostrophe at an end, no two alike. Pure. */
import { cleanXml } from '@guanlan/platform/contract'

const longest = 31
/** Excel keeps this one for itself, however it is written. */
const reserved = 'history'

export function sheetTitles(requested: readonly string[]): string[] {
  const taken = new Set([reserved])
  return requested.map(title => {
    const plain = cleanXml(title).replace(/[[\]:*?/\\\t\n\r]/g, ' ')
    let name = withEnding(plain, '')
    for (let number = 2; taken.has(caseless(name)); number++) name = withEnding(plain, ` ${number}`)
    taken.add(caseless(name))
    return name
  })
}

/** No sign is cut in two. */
function withEnding(title: string, ending: string): string {
  const cut = trimmed(title).slice(0, longest - ending.length)
  return (trimmed(cut.replace(/[\ud800-\udbff]$/, '')) || 'Sheet') + ending
}

const trimmed = (title: string): string => title.replace(/^[\s']+|[\s']+$/g, '')
const caseless = (title: string): string => title.toUpperCase().toLowerCase()
