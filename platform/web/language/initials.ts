/** Finding Chinese names by the first letters of their pinyin, without a dictionary: the browser sorts characters by it. */

/** The first character of each letter in pinyin order; i, u and v begin no syllable. */
const firsts = '阿八嚓哒妸发旮哈讥咔垃呣拏噢妑七呥扨它穵夕丫帀'
const letters = 'abcdefghjklmnopqrstwxyz'
const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

/** `车门冻住` → `cmdz`; what is not Chinese stays, in lower case. */
export function initialsOf(text: string): string {
  return [...text.toLowerCase()].map(sign => (/\p{Script=Han}/u.test(sign) ? initialOf(sign) : sign)).join('')
}

function initialOf(sign: string): string {
  let found = ''
  for (const [index, first] of [...firsts].entries())
    if (collator.compare(first, sign) <= 0) found = letters[index] ?? ''
  return found
}

/** Whether a name has the text in it, or its pinyin begins so. Case and white space around it do not count. */
export function namedLike(name: string, typed: string): boolean {
  const requested = typed.trim().toLowerCase()
  return (
    name.toLowerCase().includes(requested) || (/^[a-z0-9]+$/.test(requested) && initialsOf(name).includes(requested))
  )
}
