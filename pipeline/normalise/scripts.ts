/** Scripts and style sheets that somebody's page left in a text as if they were lines of it. Pure. */

/** `(function () {` at the beginning of a line: how pages call a script in place. */
const opens = /^\s*[;!]?\(\s*(?:async\s+)?function\s*\w*\s*\([^()]*\)\s*\{/
/** `})();` and its kin. */
const closes = /\}\s*\)?\s*\([^()]*\)\s*\)?\s*;?\s*$/
/** Lines of one script; a longer one is left. */
const longest = 80
/** `.quote p { margin: 0 }` on a line of its own. */
const rule = /^\s*(?:[.#@*]|[a-z][\w-]*[\s.:#,>{])[^{}]{0,300}\{(?:\s*[a-z-]+\s*:[^{}]*)\}\s*$/i
/** Chinese text of a sentence's length: written for readers, not by a script. */
const sentence = /[\u3400-\u9fff]{6}/
/** Words or characters enough for a title. */
const reported = /(?:[\u3400-\u9fff][^\u3400-\u9fff]*){8}|(?:[a-z]+[^a-z]+){8}/i
/** Beginnings looked into. */
const mostScripts = 50

/** The text as it is where it has none, and where hardly anything else would be left: then code is what it is about. */
export function withoutScripts(text: string): string {
  if (!text.includes('{') || !text.includes('}')) return text
  const lines = text.split('\n')
  const stored: string[] = []
  let opened = 0
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as string
    const end =
      opens.test(line) && opened++ < mostScripts ? endOf(lines, i) : rule.test(line) && !sentence.test(line) ? i : -1
    if (end < 0) stored.push(line)
    else i = end
  }
  if (stored.length === lines.length) return text
  const rest = stored.join('\n').trim()
  return reported.test(rest.slice(0, 2_000)) ? rest : text
}

/** The line a script ends on; -1 where it does not end soon, or speaks to people meanwhile. */
function endOf(lines: readonly string[], begin: number): number {
  for (let i = begin; i < lines.length && i < begin + longest; i++) {
    const line = lines[i] as string
    if (sentence.test(line)) return -1
    if (closes.test(line)) return i
  }
  return -1
}
