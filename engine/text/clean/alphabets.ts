// The letters with accents of the languages that share the Latin alphabet, and how well a text keeps to those of one language.
// A byte is another letter in each of their charsets, but only the right charset gives the letters of one language.

interface Language {
  readonly usual: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

const language = (usual: string, rare = ''): Language => ({ usual: new Set(usual), all: new Set(usual + rare) })

const languages: readonly Language[] = [
  language('éèêàçùô', 'ûîïâëœüÿæ'), // French
  language('áéíóúñ', 'ü'), // Spanish
  language('ãáâçéêíõóú', 'àôü'), // Portuguese
  language('äöüß', 'éáóèàç'), // German
  language('àèéìòù', 'îóí'), // Italian, Catalan
  language('åäöøæ', 'éü'), // Danish, Norwegian, Swedish, Finnish
  language('ąćęłńóśźż', 'éü'), // Polish
  language('áčéěířšúůýž', 'ďňóťľĺŕäôöü'), // Czech, Slovak
  language('áéíóöőúüű', 'ä'), // Hungarian
  language('çğıöşü', 'âîûé'), // Turkish
  language('ăâîşţșț', 'éüö'), // Romanian
  language('čćđšž', 'éüö'), // Croatian, Slovenian
  language('', 'áðéíóúýþæö'), // Icelandic
  language('', 'äöõüšž'), // Estonian
]

const accented = /[\u00c0-\u024f]/gu
/** How usual a small letter is in the language the text keeps to most: 2 usual, 1 rare, 0 not of it. */
export function lettersOf(text: string): (small: string) => 0 | 1 | 2 {
  const counts = new Map<string, number>()
  for (const letter of text.match(accented) ?? []) {
    const small = smallOf(letter)
    counts.set(small, (counts.get(small) ?? 0) + 1)
  }
  let best: Language | undefined
  let most = 0
  for (const one of counts.size > 0 ? languages : []) {
    let sum = 0
    for (const [letter, count] of counts) sum += rank(one, letter) * count
    if (sum <= most) continue
    most = sum
    best = one
  }
  return small => rank(best, small)
}

const rank = (one: Language | undefined, small: string): 0 | 1 | 2 =>
  one?.usual.has(small) ? 2 : one?.all.has(small) ? 1 : 0

/** The Turkish İ has no small letter of one character. */
export const smallOf = (letter: string): string => (letter === 'İ' ? 'ı' : letter.toLowerCase())
