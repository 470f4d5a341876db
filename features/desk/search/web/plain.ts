/** What somebody types into the plain box, as a rule: every word has to be there, a phrase in quotes as it stands, and `-word` must not. Pure. */

/** Signs that mean something in a rule; within a word they are only signs. */
const signs = /[+|(){}^"\\:*＋｜（）｛｝＾：,，]/

/** Empty for a text without a word to look for. */
export function ruleOfPlain(text: string): string {
  const requested: string[] = []
  const excluded: string[] = []
  for (const [, minus, phrase, word] of text.matchAll(/([-－]?)(?:["“”＂]([^"“”＂]*)["“”＂]?|([^\s\u3000"“”＂]+))/g)) {
    const said = (phrase ?? word ?? '').trim()
    if (said === '' || /^[-－]+$/.test(said)) continue
    ;(minus ? excluded : requested).push(
      phrase !== undefined || signs.test(said) || /^[-@＠]/.test(said) ? quoted(said) : said,
    )
  }
  if (requested.length === 0) return ''
  return requested.join('+') + excluded.map(word => `-${word}`).join('')
}

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`
