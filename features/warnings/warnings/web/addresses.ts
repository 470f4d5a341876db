/** Addresses by which other screens begin a warning. Pure. */
import { linkTo } from '@guanlan/platform/web'
import { nameLength } from '../contract.ts'

/** What a warning made from articles begins with: what their monitor wants, or the words of the title where there is none. */
export const ruleOfArticles = ({ monitor, title }: { monitor: number | null; title: string }): string =>
  linkTo('/warningManage', null, {
    open: 'new',
    named: title.slice(0, nameLength),
    ...(monitor === null ? { words: wordsOf(title) } : { monitor }),
  })

/** Signs of the rule language mean nothing in a title. */
const wordsOf = (title: string): string =>
  title
    .replace(/[+|\-^{}(),，＋@"“”\s]+/gu, ' ')
    .trim()
    .slice(0, 100)
