/** What a source names in its SQL. */
export type Named = { reads: Set<string>; writes: Set<string> }

/** Finds which of the tables a source names, in SQL or as Kysely takes them, and which of them it changes. */
export function namedTables(tables: readonly string[]): (source: string) => Named {
  const table = `(?<table>${tables.join('|')})\\b`
  const patterns = [
    // SQL, whole or a part of it: from, join, insert into, update, delete from and using.
    String.raw`\b(?<verb>insert\s+into|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?|update(?:\s+only)?|from|join|using|table|only)\s+"?${table}(?![-./(:])`,
    // A list after a comma: a table and its short name, which is no word of a sentence.
    String.raw`(?<verb>,)\s*${table}\s+(?:as\s+)?(?!(?:of|or|in|is|as|by|to|on|at)\b)[a-z]\w?\b(?!\s*[:,(}])`,
    // Kysely, and tables handed on by their name.
    String.raw`\b(?<verb>selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|from|\w+Join|sql\.(?:table|ref|id|raw))\(\s*['"\`]${table}(?![-./:])`,
    String.raw`\b(?<verb>table:)\s*['"\`]${table}['"\`]`,
  ].map(pattern => new RegExp(pattern, 'gi'))
  return source => {
    const text = withoutComments(source)
    const named: Named = { reads: new Set(), writes: new Set() }
    for (const pattern of patterns)
      for (const { groups: { verb = '', table: found = '' } = {} } of text.matchAll(pattern))
        named[isWriting.test(verb) ? 'writes' : 'reads'].add(found.toLowerCase())
    for (const part of partsOf(text)) named.reads.delete(part)
    return named
  }
}

/** A table handed on by its name is one that something else changes: recorded updates, records. */
const isWriting = /^(insert|delete|merge|truncate|update|table:)/i

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|\s)(?:\/\/|-- ).*$/gm, '$1')

/** Names that a statement gives to parts of its own: with NAME as (…). They stand before a table of that name. */
const partsOf = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b(\w+)\s*(?:\([\w\s,]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(\s*(?:select|insert|update|delete|values|with|\$)/gi,
    ),
  ].map(([, part = '']) => part)
