/** A way to reach somebody with its middle hidden: `138****1234`, `l***@example.com`; empty stays empty. Pure. */
export function masked(text: string): string {
  if (text === '') return ''
  const at = text.indexOf('@')
  if (at > 0) return `${text.slice(0, 1)}***${text.slice(at)}`
  return text.length < 8 ? '****' : `${text.slice(0, 3)}****${text.slice(-4)}`
}
