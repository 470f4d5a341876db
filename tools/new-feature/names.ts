/** What a new feature is called, everywhere it is named. Pure. */
export interface FeatureNames {
  /** Folder: `address-book`. */
  folder: string
  /** In code, of the whole: `addressBook`. */
  camel: string
  /** Components and schemas: `AddressBook`. */
  pascal: string
  /** Table: `address_book`. */
  table: string
  /** Words a person reads: Chinese, traditional Chinese, English. */
  title: readonly [string, string, string]
  purpose: string
  /** Address of the screen in the site map. */
  place: string
}

export class Usage extends Error {}

export const usage = `Usage: node tools/new-feature.ts NAME "What it is for" --title 中文,繁體,English --place /address
NAME in kebab-case, plural, a word of docs/glossary.md; --place an address of the site map that is still planned.`

/** @throws Usage when the words do not fit */
export function namesOf(words: readonly string[]): FeatureNames {
  const options = new Map<string, string>()
  const plain: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word.startsWith('--')) options.set(word.slice(2), words[++at] ?? '')
    else plain.push(word)
  }
  const [folder = '', purpose = ''] = plain
  const title = (options.get('title') ?? '').split(',').map(part => part.trim())
  const place = options.get('place') ?? ''
  if (
    !/^[a-z]+(-[a-z]+)*$/.test(folder) ||
    !purpose ||
    title.length !== 3 ||
    !title.every(Boolean) ||
    !place.startsWith('/')
  )
    throw new Usage(usage)
  const camel = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    folder,
    camel,
    pascal: camel.replace(/^\w/, letter => letter.toUpperCase()),
    table: folder.replaceAll('-', '_'),
    title: title as unknown as FeatureNames['title'],
    purpose,
    place,
  }
}
