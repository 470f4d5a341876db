/** What reposts, their authors and reasons are called, in the reader's language. */
import { useFormat, useWords } from '@guanlan/platform/web'
import type { Cascade, RepostNode } from '../../contract/cascade.ts'
import { strings } from '../../strings.ts'

export function useWordsOfReposts({ nodes }: Cascade) {
  const t = useWords(strings)
  const format = useFormat()
  const moment = (at: string) => format.moment(at).slice(0, 16)
  const author = ({ author: name, who }: RepostNode): string =>
    name ?? (who > 0 ? t('authorNumber', { number: format.exact(who) }) : t('noAuthor'))
  /** What it was passed on from; null: not known, or the post itself. */
  const from = (node: RepostNode): string | null => {
    const source = node.from === null ? undefined : nodes[node.from]
    if (!source) return null
    return source.number === 0 ? t('thePost') : author(source)
  }
  const reason = ({ reason: why, unknown, number }: RepostNode): string => {
    if (number === 0) return ''
    return why === null ? t(`unknown_${unknown ?? 'silent'}`) : t(`repost_${why}`)
  }
  const certainty = (node: RepostNode): string => (node.certainty === null ? '' : t(`certainty_${node.certainty}`))
  const sentence = (node: RepostNode): string => {
    const { number, known, inferred } = node
    const text = node.text || t('noText')
    const values = { number, at: moment(node.at), author: author(node), known, inferred, text }
    if (number === 0) return t('postSentence', values)
    const source = from(node)
    return source === null
      ? t('repostUnknown', { ...values, why: reason(node) })
      : t('repostFrom', { ...values, from: source, reason: reason(node), certainty: certainty(node) })
  }
  return { moment, author, from, reason, certainty, sentence }
}
