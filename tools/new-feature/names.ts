/** What a new feature is called, everywhere it is named. Pure. */
export interface FeatureNames {
  /** `people`, one of features/areas.ts. */
  area: string
  /** Folder in the area: `address-book`. */
  folder: string
  /** `people/address-book` */
  path: string
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

export const usage = `Usage: node tools/new-feature.ts AREA/NAME "What it is for" --title 中文,繁體,English --place /address
AREA one of features/areas.ts, NAME in kebab-case, plural, a word of docs/glossary.md; --place an address of the site map that is still planned.`

/** @throws Usage when the words do not fit */
export function namesOf(words: readonly string[]): FeatureNames {
  const options = new Map<string, string>()
  const plain: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word.startsWith('--')) options.set(word.slice(2), words[++at] ?? '')
    else plain.push(word)
  }
  const [path = '', purpose = ''] = plain
  const [area = '', folder = ''] = path.split('/')
  const title = (options.get('title') ?? '').split(',').map(part => part.trim())
  const place = options.get('place') ?? ''
  if (
    !/^[a-z]+\/[a-z]+(-[a-z]+)*$/.test(path) ||
    !purpose ||
    title.length !== 3 ||
    !title.every(Boolean) ||
    !place.startsWith('/')
  )
    throw new Usage(usage)
  const camel = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    area,
    folder,
    path,
    camel,
    pascal: camel.replace(/^\w/, letter => letter.toUpperCase()),
    table: folder.replaceAll('-', '_'),
    title: title as unknown as FeatureNames['title'],
    purpose,
    place,
  }
}
