/** Titles that Excel takes: 31 characters, without certain signs, no two alike. Pure. */
const longest = 31
/** Room for a number behind it. */
const plainLongest = 27

export function sheetTitles(requested: readonly string[]): string[] {
  const taken = new Set<string>()
  return requested.map(title => {
    const clean = title.replace(/[[\]:*?/\\']/g, ' ').trim() || 'Sheet'
    const plain = clean.slice(0, plainLongest)
    let name = clean.length <= longest ? clean : plain
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${plain} ${number}`
    taken.add(name.toLowerCase())
    return name
  })
}
